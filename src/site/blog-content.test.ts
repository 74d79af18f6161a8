import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseArticle } from '#lib/markdown.ts';
import { countWords } from '#testing/count-words.ts';
import { leadsSomewhere, linksOf } from '#testing/site-links.ts';
import { readArticle, readingMinutes } from './blog/read-article.ts';
import { articleAfter, BLOG_ARTICLES } from './blog-content.ts';

const textOf = (slug: string) => readFileSync(`content/blog/${slug}.md`, 'utf8');
const slugs = BLOG_ARTICLES.map(({ slug }) => slug);

test('there are twenty articles, the two of the spec among them, each with its own number, address and day', () => {
  expect(BLOG_ARTICLES).toHaveLength(20);
  expect(slugs).toContain('preparer-premiere-rencontre');
  expect(slugs).toContain('confiance-apres-rupture');
  for (const field of ['id', 'slug', 'title', 'excerpt', 'date'] as const) {
    expect(new Set(BLOG_ARTICLES.map((article) => article[field])).size, field).toBe(20);
  }
});

test('the newest article comes first, and all were written between 2025 and November 2026', () => {
  const days = BLOG_ARTICLES.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
  for (const day of days)
    expect(day).toMatch(/^(2025-(0[1-9]|1[0-2])|2026-(0[1-9]|1[01]))-(0[1-9]|[12]\d|3[01])$/);
});

test('every text belongs to an article of the list', () => {
  const texts = readdirSync('content/blog').filter((file) => file.endsWith('.md'));
  expect(texts.toSorted()).toEqual(slugs.map((slug) => `${slug}.md`).toSorted());
});

test.each(BLOG_ARTICLES)(
  '« $title »: its text has this title, 700 to 1,200 words, and its excerpt says enough',
  ({ slug, title, excerpt }) => {
    const text = textOf(slug);
    const words = countWords(text);
    expect(parseArticle(text).title).toBe(title);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
    expect(excerpt.length).toBeGreaterThanOrEqual(120);
    expect(excerpt.length).toBeLessThanOrEqual(180);
  },
);

test('each article has a scene of its own, drawn in less than five kilobytes', () => {
  const scenes = slugs.map((slug) => {
    expect(existsSync(`content/blog/${slug}.svg`), slug).toBe(true);
    return readFileSync(`content/blog/${slug}.svg`, 'utf8');
  });
  expect(new Set(scenes).size).toBe(20);
  for (const scene of scenes) {
    expect(scene.length).toBeLessThan(5000);
    expect(scene).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
  }
});

test.each(slugs)('%s: every internal link leads to a page that exists, its anchors are unique', (slug) => {
  const article = parseArticle(textOf(slug));
  for (const link of linksOf(article).filter((to) => to.startsWith('/'))) {
    expect(leadsSomewhere(link), link).toBe(true);
    expect(link, 'an article does not lead to itself').not.toBe(`/blog/${slug}`);
  }
  const anchors = article.sections.map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('from « article suivant » to « article suivant » one reads all twenty and comes back', () => {
  const read = [slugs[0] ?? ''];
  while (read.length < 20) read.push(articleAfter(read.at(-1) ?? '')?.slug ?? '');
  expect(new Set(read).size).toBe(20);
  expect(articleAfter(read.at(-1) ?? '')?.slug).toBe(slugs[0]);
});

test('the day is written in French, and reading takes a minute for two hundred words', () => {
  expect(readArticle('tendresse-et-desir')?.summary.day).toBe('12 novembre 2026');
  expect(readingMinutes(Array.from({ length: 1000 }, () => 'mot').join(' '))).toBe(5);
  expect(readingMinutes('Un mot « seul » : rien d’autre.')).toBe(1);
});

test('what is not an article has no text', () => {
  expect(readArticle('nulle-part')).toBeUndefined();
  expect(readArticle('../legal/cgu')).toBeUndefined();
});

test('signs that stand alone in French are held to their word in what introduces the articles', () => {
  for (const { title, excerpt } of BLOG_ARTICLES) expect(`${title} ${excerpt}`).not.toMatch(/ [;:!?»]|« |'/);
});
