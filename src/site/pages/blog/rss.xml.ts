import rss from '@astrojs/rss';
import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { blogPath } from '#lib/public-articles.ts';
import { listBuiltArticles } from '../../blog/articles.ts';

export async function GET(): Promise<Response> {
  return rss({
    title: `Blog conseils – ${PRODUCT_NAME}`,
    description: `Rencontrer, se connaître, aimer : les articles de ${PRODUCT_NAME}.`,
    site: PLACEHOLDER_ORIGIN,
    trailingSlash: false,
    customData: '<language>fr</language>',
    items: listBuiltArticles().map(({ slug, title, excerpt, date, topic }) => ({
      title,
      link: blogPath(slug),
      description: excerpt,
      categories: [topic],
      pubDate: new Date(date),
    })),
  });
}
