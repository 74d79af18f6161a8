import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtDocument, openBuiltPage, readBuiltPage, TEST_SITE } from '#testing/built-site.ts';
import { BLOG_SLUGS, PUBLIC_PAGES } from '#testing/public-pages.ts';

type Data = Record<string, unknown>;

/** Pages in the sitemap: not the cookie choice. */
const LISTED = PUBLIC_PAGES.filter((path) => path !== '/cookies');

function headOf(path: string) {
  const { head, title } = builtDocument(path);
  const find = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    head,
    title,
    description: find('meta[name="description"]', 'content'),
    canonical: find('link[rel="canonical"]', 'href'),
    property: (name: string) => find(`meta[property="${name}"]`, 'content'),
  };
}

function dataOf(path: string): Data[] {
  return [...headOf(path).head.querySelectorAll('script[type="application/ld+json"]')].flatMap((block) => {
    const data: Data = JSON.parse(block.textContent);
    expect(data['@context']).toBe('https://schema.org');
    return (data['@graph'] as Data[] | undefined) ?? [data];
  });
}

const allData = (type: string) => LISTED.flatMap(dataOf).filter((data) => data['@type'] === type);

test.each(LISTED)(
  '%s has a title, a description, one canonical address from the server’s configuration, and a picture',
  (path) => {
    const { head, title, description, canonical, property } = headOf(path);
    expect(title).toMatch(/Lueur/);
    expect(title.length, title).toBeGreaterThanOrEqual(12);
    expect(title.length, title).toBeLessThanOrEqual(75);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(180);
    expect(head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(canonical).toBe(`${TEST_SITE}${path}`);
    expect(property('og:url')).toBe(`${TEST_SITE}${path}`);
    expect(property('og:title')).toBe(title);
    expect(head.querySelector('meta[name="robots"]')).toBeNull();
    const picture = /^https:\/\/exemple\.fr\/partage\/([\w-]+)\.jpg$/.exec(property('og:image'))?.[1];
    expect(existsSync(`build/site/partage/${picture}.jpg`), property('og:image')).toBe(true);
  },
);

test('no two public pages have the same title or description', () => {
  const heads = LISTED.map(headOf);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

const ADDRESSES = ['url', 'image', 'logo', 'mainEntityOfPage'];

function expectFullAddresses(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value) expectFullAddresses(one, name);
  else if (typeof value === 'object' && value) {
    for (const [key, below] of Object.entries(value)) expectFullAddresses(below, key);
  } else if (ADDRESSES.includes(name)) expect(value, name).toMatch(/^https:\/\/exemple\.fr\//);
}

test('every URL in the structured data is absolute, and no value is empty', () => {
  for (const path of LISTED) {
    for (const data of dataOf(path)) {
      expectFullAddresses(data);
      expect(JSON.stringify(data), path).not.toMatch(/:(null|""|\[\])|undefined|NaN|Invalid/);
    }
  }
});

test('the publisher is an organisation with name, address and picture', () => {
  const organizations = allData('Organization');
  expect(organizations.length).toBeGreaterThan(0);
  for (const one of organizations) {
    expect(one).toMatchObject({ name: 'Lueur', url: `${TEST_SITE}/`, description: expect.any(String) });
    expect(one.logo).toBe(`${TEST_SITE}/icones/lueur-512.png`);
  }
});

test('each of the twenty articles has the properties Google requires', () => {
  const articles = allData('Article');
  expect(articles).toHaveLength(20);
  for (const article of articles) {
    expect(String(article.headline).length).toBeLessThanOrEqual(110);
    expect(article).toMatchObject({
      image: [expect.stringContaining('/partage/')],
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: { '@type': 'Organization', name: 'Lueur', url: `${TEST_SITE}/` },
      mainEntityOfPage: expect.stringContaining('/blog/'),
    });
  }
});

test('each question has one answer, and the page shows both', () => {
  const [page, ...others] = allData('FAQPage');
  expect(others).toEqual([]);
  openBuiltPage('/nos-services');
  const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThanOrEqual(3);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/);
    expect(document.body.textContent).toContain(name);
    expect(document.body.textContent).toContain(acceptedAnswer.text);
  }
});

test('structured data excludes example people and their events', () => {
  expect(allData('EducationEvent')).toEqual([]);
  expect(allData('Person')).toEqual([]);
});

function readXml(path: string): Document {
  const xml = new DOMParser().parseFromString(readBuiltPage(path), 'text/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

test('the blog feed is RSS 2.0 with the twenty articles at absolute URLs, newest first', () => {
  const xml = readXml('/blog/rss.xml');
  expect(xml.documentElement.getAttribute('version')).toBe('2.0');
  const items = [...xml.querySelectorAll('channel > item')];
  const links = items.map((item) => item.querySelector('link')?.textContent);
  expect(links.toSorted()).toEqual(BLOG_SLUGS.map((slug) => `${TEST_SITE}/blog/${slug}`).toSorted());
  const days = items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? ''));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const slug of BLOG_SLUGS) {
    const link = headOf(`/blog/${slug}`).head.querySelector('link[type="application/rss+xml"]');
    expect(link?.getAttribute('href')).toBe('/blog/rss.xml');
  }
});

test('the sitemap lists every page once, and the date of each article', () => {
  const xml = readXml('/sitemap-0.xml');
  const places = [...xml.querySelectorAll('url > loc')].map((place) => place.textContent);
  expect(places.toSorted()).toEqual(LISTED.map((path) => `${TEST_SITE}${path}`).toSorted());
  expect(xml.querySelectorAll('lastmod')).toHaveLength(20);
});

test('robots.txt links to the sitemap, and excludes API and photos', () => {
  const text = readBuiltPage('/robots.txt');
  expect(text).toContain(`Sitemap: ${TEST_SITE}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Disallow: /media/');
});
