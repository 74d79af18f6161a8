// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { parseArticle } from '#lib/markdown.ts';
import { prerenderedPaths } from '#lib/paths.ts';
import { renderApp } from '#testing/render-app.tsx';
import { leadsSomewhere } from '#testing/site-links.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const MEMBER_PATHS = [
  '/dashboard',
  '/coaching',
  '/conseils',
  '/selection',
  '/chat',
  '/profile',
  '/settings',
  '/subscription',
  '/webinaires',
  '/webinaires/8/inscription',
  '/inscription/complete',
];

const sectionsOf = (name: string) =>
  parseArticle(readFileSync(`content/legal/${name}.md`, 'utf8')).sections.map(({ id }) => id);
/** What one may point at in another page; the tests of these pages see that it is there. */
const ANCHORS = new Map([
  ['/cgu', sectionsOf('cgu')],
  ['/privacy', sectionsOf('privacy')],
  ['/mentions-legales', sectionsOf('mentions-legales')],
  ['/qui-sommes-nous', ['contact']],
  ['/nos-services', ['contact', 'masterclass']],
]);

/**
 * Internal addresses that lead nowhere, or to a part of a page that is not there. One within the page is only an anchor:
 * a static page that named itself would be loaded anew (`AnchorLink`).
 */
function deadLinks(): string[] {
  const addresses = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');
  return addresses.filter((address) => {
    if (/^(https:|mailto:|tel:)/.test(address)) return false;
    const [path = '', anchor] = address.split('#');
    if (path === '') return !anchor || document.getElementById(anchor) === null;
    if (!path.startsWith('/') || !leadsSomewhere(path))
      return !/^\/webinaires\/[1-8]\/inscription/.test(path);
    if (anchor === undefined) return false;
    return path === window.location.pathname || !ANCHORS.get(path)?.includes(anchor);
  });
}

test.each(prerenderedPaths)(
  'no link of %s is dead, and its foot leads to the choice about cookies',
  async (path) => {
    await renderApp(path, app.browser());
    await screen.findByRole('heading', { level: 1 });
    // The lower part of some pages and their footer come apart.
    await within(await screen.findByRole('contentinfo')).findAllByRole('link');
    await waitFor(() => expect(deadLinks()).toEqual([]));
    expect(screen.getAllByRole('button', { name: 'Gérer les cookies' })).toHaveLength(1);
  },
);

test.each(MEMBER_PATHS)(
  'no link of %s is dead either, and one may choose again about cookies',
  async (path) => {
    await renderApp(path, await app.memberBrowser());
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('link');
    expect(window.location.pathname).toBe(path);
    expect(deadLinks()).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Gérer les cookies' })).toHaveLength(1);
  },
);
