import { existsSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TOPIC_KEYS } from '#lib/article-topics.ts';
import { builtDocument, openBuiltPage } from '#testing/built-site.ts';
import { countWords } from '#testing/count-words.ts';
import { BLOG_SLUGS } from '#testing/public-pages.ts';

/** Minimum and maximum word counts of the short formats. */
const LENGTHS: Record<string, [number, number]> = {
  answer: [450, 600],
  day: [600, 850],
  glossary: [600, 850],
  letter: [600, 850],
  notebook: [600, 850],
  phrases: [550, 800],
  steps: [550, 800],
};
const FULL_LENGTH: [number, number] = [700, 1200];
const main = () => within(screen.getByRole('main'));
function readArticle(slug: string) {
  const source = readFileSync(`content/blog/${slug}.md`, 'utf8');
  const [, head = '', text = ''] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
  const field = (name: string) =>
    new RegExp(`^${name}: '?(.+?)'?$`, 'm').exec(head)?.[1]?.replaceAll("''", "'") ?? '';
  return {
    slug,
    text,
    id: field('id'),
    title: field('title'),
    excerpt: field('excerpt'),
    date: field('date'),
    updated: field('updated'),
    format: field('format'),
  };
}
const articles = BLOG_SLUGS.map(readArticle);

test('there are twenty articles, including two of the spec, unique and none older than the site', () => {
  expect(articles).toHaveLength(20);
  expect(BLOG_SLUGS).toContain('preparer-premiere-rencontre');
  expect(BLOG_SLUGS).toContain('confiance-apres-rupture');
  for (const { date } of articles) expect(date >= '2026-11-21').toBe(true);
  for (const field of ['id', 'title', 'excerpt', 'format'] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(20);
  }
});

test('« Blog conseils » lists them newest first, each with its illustration and reading time', () => {
  openBuiltPage('/blog');
  const newestFirst = articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id),
  );
  const titles = main().getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(newestFirst.map(({ title }) => title));
  for (const { slug, title } of articles) {
    expect(main().getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog/${slug}`);
  }
  expect(main().getAllByText(/^\d+ min de lecture$/)).toHaveLength(20);
  // All were written on the same day, which would look odd if repeated twenty times.
  expect(new Set(articles.map(({ date }) => date)).size).toBe(1);
  expect(main().queryByText('21 novembre 2026')).toBeNull();
  expect(main().getAllByRole('presentation')).toHaveLength(20);
});

test('the list has a filter per subject, which works in CSS', () => {
  openBuiltPage('/blog');
  const keys = Object.values(TOPIC_KEYS);
  const choices = main()
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));
  expect(choices).toEqual(['tous', ...keys]);
  const rules = readFileSync('src/site/blog/topic-filter.css', 'utf8');
  for (const key of keys) {
    expect(document.querySelectorAll(`.articles > ul > [data-topic="${key}"]`).length).toBeGreaterThan(1);
    expect(rules).toContain(`:has([value="${key}"]:checked) > ul > :not([data-topic="${key}"])`);
  }
});

test.each(articles)(
  '« $title »: its length fits the format; the page is complete, with author, date, sources and contents',
  ({ slug, title, excerpt, text, format, updated }) => {
    const [least, most] = LENGTHS[format] ?? FULL_LENGTH;
    const words = countWords(text.replace(/\{#[\w-]+\}/g, ''));
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    expect(excerpt.length).toBeGreaterThanOrEqual(120);
    expect(excerpt.length).toBeLessThanOrEqual(180);
    expect(`${title} ${excerpt}`).not.toMatch(/ [;:!?»]|« |'/);

    openBuiltPage(`/blog/${slug}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const article = screen.getByRole('article');
    const shown = countWords(article.querySelector('.prose')?.textContent ?? '');
    expect(Math.abs(shown - words)).toBeLessThan(words / 50);
    expect(article.textContent).not.toMatch(/\*\*|\]\(|\{#|^#/m);

    const contents = screen.getByRole('navigation', { name: 'Dans cet article' });
    const listed = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const parts = [...document.querySelectorAll('.prose h2')].map(({ id }) => `#${id}`);
    expect(listed).toEqual(parts);
    expect(new Set(parts).size).toBe(parts.length);
    expect(document.querySelector(`.prose a[href^="/blog/${slug}"]`)).toBeNull();

    const [by] = screen.getAllByText(/^Par la rédaction de Lueur, mis à jour le/);
    expect(by?.querySelector('time')?.getAttribute('datetime')).toBe(updated);
    const numbers =
      text.match(/3114|3919|116\s006|0\s8\d\d(?:\s\d{2,3})+|08(?:\s\d{2,3}){3}|\b11[49]\b/g) ?? [];
    const sources = screen.queryByRole('region', { name: 'Sources' })?.textContent ?? '';
    for (const number of numbers) expect(sources.replace(/\s/g, ' ')).toContain(number.replace(/\s/g, ' '));
  },
);

test('following « article suivant » visits all twenty and returns to the first', () => {
  const next = (slug: string) => {
    const page = builtDocument(`/blog/${slug}`);
    return (
      page
        .querySelector('aside[aria-labelledby="article-suivant"] h3 a')
        ?.getAttribute('href')
        ?.replace('/blog/', '') ?? ''
    );
  };
  const read = [BLOG_SLUGS[0] ?? ''];
  while (read.length < 20) read.push(next(read.at(-1) ?? ''));
  expect(new Set(read).size).toBe(20);
  expect(next(read.at(-1) ?? '')).toBe(read[0]);
});

test('table cells repeat their column name, since on a phone a row is a card', () => {
  openBuiltPage('/blog/dire-ce-que-l-on-cherche');
  const [first] = document.querySelectorAll('.prose tbody tr');
  expect([...(first?.children ?? [])].map((cell) => [cell.tagName, cell.getAttribute('data-label')])).toEqual(
    [
      ['TH', null],
      ['TD', 'Ce que l’on peut dire'],
      ['TD', 'Ce qui peut attendre'],
    ],
  );
});

test('each article has its own illustration, smaller than five kilobytes', () => {
  const scenes = BLOG_SLUGS.map((slug) => {
    expect(existsSync(`content/blog/${slug}.svg`), slug).toBe(true);
    return readFileSync(`content/blog/${slug}.svg`, 'utf8');
  });
  expect(new Set(scenes).size).toBe(20);
  for (const scene of scenes) {
    expect(scene.length).toBeLessThan(5000);
    expect(scene).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
  }
});
