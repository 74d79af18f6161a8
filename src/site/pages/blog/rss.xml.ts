import rss from '@astrojs/rss';
import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { blogPath, listArticles } from '../../blog/articles.ts';

export async function GET(): Promise<Response> {
  const articles = await listArticles();
  return rss({
    title: `Blog conseils – ${PRODUCT_NAME}`,
    description: `Rencontrer, se connaître, aimer : les articles de ${PRODUCT_NAME}.`,
    site: PLACEHOLDER_ORIGIN,
    trailingSlash: false,
    customData: '<language>fr</language>',
    items: articles.map(({ summary: { slug, title, excerpt, date, topic } }) => ({
      title,
      link: blogPath(slug),
      description: excerpt,
      categories: [topic],
      pubDate: date,
    })),
  });
}
