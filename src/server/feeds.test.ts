// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BLOG_ARTICLES } from '#site/blog-content.ts';
import { publicPaths } from '#site/public-paths.ts';
import { siteFeeds } from './feeds.ts';

const ORIGIN = 'https://exemple.fr';
const feeds = siteFeeds(ORIGIN);

async function readXml(path: string): Promise<{ type: string | null; xml: Document }> {
  const answer = await feeds.request(path);
  expect(answer.status).toBe(200);
  const xml = new DOMParser().parseFromString(await answer.text(), 'text/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return { type: answer.headers.get('content-type'), xml };
}

test('the feed of the blog is RSS 2.0 with the twenty articles at their full addresses', async () => {
  const { type, xml } = await readXml('/blog/rss.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(xml.documentElement.getAttribute('version')).toBe('2.0');
  const items = [...xml.querySelectorAll('channel > item')];
  expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(
    BLOG_ARTICLES.map(({ slug }) => `${ORIGIN}/blog/${slug}`),
  );
  expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual(
    BLOG_ARTICLES.map(({ title }) => title),
  );
  expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Thu, 12 Nov 2026 00:00:00 GMT');
});

test('the map of the site holds every static page once, and the day of each article', async () => {
  const { xml } = await readXml('/sitemap.xml');
  const places = [...xml.querySelectorAll('url > loc')].map((place) => place.textContent);
  expect(places).toEqual(publicPaths().map((path) => `${ORIGIN}${path}`));
  expect(new Set(places).size).toBe(places.length);
  expect(xml.querySelectorAll('lastmod')).toHaveLength(20);
});

test('robots find the map, and are asked to leave the API and the photos alone', async () => {
  const text = await (await feeds.request('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Disallow: /media/');
});
