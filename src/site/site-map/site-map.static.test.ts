import { expect, test } from 'vitest';
import { builtDocument } from '#testing/built-site.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { leadsSomewhere } from '#testing/site-links.ts';

const linksOf = (path: string, selector: string) =>
  [...builtDocument(path).querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href') ?? '');

test('the map lists every public page except itself, and no other', () => {
  const named = linksOf('/plan-du-site', 'main section');
  expect(PUBLIC_PAGES.filter((path) => path !== '/plan-du-site' && !named.includes(path))).toEqual([]);
  expect(named.filter((path) => !leadsSomewhere(path))).toEqual([]);
});

test('every public page links to the map in its footer', () => {
  expect(PUBLIC_PAGES.filter((path) => !linksOf(path, 'footer').includes('/plan-du-site'))).toEqual([]);
});
