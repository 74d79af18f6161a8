// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { leadsSomewhere } from '#testing/site-links.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { BLOG_ARTICLES } from '../blog-content.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

/** Addresses of our own that the page leads to. */
const internalLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/'));

test('« Blog conseils » shows the twenty articles, each with its scene, its day and its length, and leads to it', async () => {
  await renderApp('/blog', app.browser());
  const page = within(await screen.findByRole('main'));
  await page.findByRole('heading', { level: 1, name: 'Blog conseils' });
  for (const { slug, title } of BLOG_ARTICLES) {
    expect(page.getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog/${slug}`);
  }
  expect(page.getAllByText(/^\d+ min de lecture$/)).toHaveLength(20);
  expect(page.getByText('23 janvier 2025').getAttribute('datetime')).toBe('2025-01-23');
  expect(page.getAllByRole('presentation')).toHaveLength(20);
});

test('from the list one opens an article, reads it whole, goes to the next and comes back', async () => {
  const { user } = await renderApp('/blog', app.browser());
  const [first, second] = BLOG_ARTICLES;
  await user.click(await screen.findByRole('link', { name: first?.title }));
  await screen.findByRole('heading', { level: 1, name: first?.title });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 2, name: 'Article suivant' })).toBeDefined();
  expect(page.getAllByRole('link', { name: 'Tous les articles' })[0]?.getAttribute('href')).toBe('/blog');
  expect(page.getByRole('article').textContent?.length).toBeGreaterThan(4000);
  await user.click(page.getByRole('link', { name: second?.title }));
  await screen.findByRole('heading', { level: 1, name: second?.title });
  expect(internalLinks().filter((address) => !leadsSomewhere(address))).toEqual([]);
});
