// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { builtDocument, builtPaths } from '#testing/built-site.ts';
import { typographyFaults } from '#testing/french-typography.ts';

const BLOCKS =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, legend, figcaption, summary, blockquote';
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** What a page says once its parts stand side by side: a sign and the word before it may come from two places. */
function saidBy(page: Document): string[] {
  const blocks = [...page.querySelectorAll(BLOCKS)].map(({ textContent }) => textContent);
  const attributes = READ_ALOUD.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [page.title, ...blocks, ...attributes].map((text) => text.replace(/[ \t\n]+/g, ' ').trim());
}

test.each(builtPaths())('%s keeps French typography as it is shown', (path) => {
  const said = saidBy(builtDocument(path));
  expect(said.length).toBeGreaterThan(5);
  const wrong = said.flatMap((text) =>
    typographyFaults(text).map((fault) => `${fault}: ${text.slice(0, 200)}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});
