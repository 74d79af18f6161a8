import { Hono } from 'hono';
import { PRODUCT_NAME } from '#lib/product.ts';
import { BLOG_ARTICLES, blogPath } from '#site/blog-content.ts';
import { publicPaths } from '#site/public-paths.ts';

const HOUR_SECONDS = 3600;

/** What machines read of the site: the feed of the blog, the map of the pages, what robots may visit. */
export function siteFeeds(origin: string): Hono {
  const answers = {
    '/blog/rss.xml': { type: 'application/rss+xml', body: blogFeed(origin) },
    '/sitemap.xml': { type: 'application/xml', body: siteMap(origin) },
    '/robots.txt': { type: 'text/plain', body: robots(origin) },
  };
  const routes = new Hono();
  for (const [path, { type, body }] of Object.entries(answers)) {
    routes.get(path, (context) =>
      context.body(body, 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': `public, max-age=${HOUR_SECONDS}`,
      }),
    );
  }
  return routes;
}

/** RSS 2.0. @param origin public address of the site, without a slash at the end */
function blogFeed(origin: string): string {
  const items = BLOG_ARTICLES.map(
    ({ slug, title, excerpt, date, topic }) => `
    <item>
      <title>${escaped(title)}</title>
      <link>${origin}${blogPath(slug)}</link>
      <guid isPermaLink="true">${origin}${blogPath(slug)}</guid>
      <description>${escaped(excerpt)}</description>
      <category>${escaped(topic)}</category>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`Blog conseils – ${PRODUCT_NAME}`)}</title>
    <link>${origin}/blog</link>
    <atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
    <description>Rencontrer, se connaître, aimer : les articles de ${escaped(PRODUCT_NAME)}.</description>
    <language>fr</language>${items.join('')}
  </channel>
</rss>
`;
}

/** Every public page; an article with the day of its publication. @param origin as above */
function siteMap(origin: string): string {
  const days = new Map(BLOG_ARTICLES.map(({ slug, date }) => [blogPath(slug), date]));
  const pages = publicPaths().map((path) => {
    const day = days.get(path);
    return `  <url><loc>${origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`;
}

/** Everything public may be read; answers of the API and photos are not pages. */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /media/

Sitemap: ${origin}/sitemap.xml
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
}
