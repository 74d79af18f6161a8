import { expect, test } from 'vitest';
import { builtDocument, builtPaths } from '#testing/built-site.ts';
import { typographyFaults } from '#testing/french-typography.ts';

const BLOCKS =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, legend, figcaption, summary, blockquote';
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** Returns the text of a page with adjacent nodes joined, since a mark and the word before it may be two nodes. */
function saidBy(page: Document): string[] {
  const blocks = [...page.querySelectorAll(BLOCKS)].map(({ textContent }) => textContent);
  const attributes = READ_ALOUD.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [page.title, ...blocks, ...attributes].map((text) => text.replace(/[ \t\n]+/g, ' ').trim());
}

test.each(builtPaths())('%s keeps French typography in its rendered text', (path) => {
  const said = saidBy(builtDocument(path));
  expect(said.length).toBeGreaterThan(5);
  const wrong = said.flatMap((text) =>
    typographyFaults(text).map((fault) => `${fault}: ${text.slice(0, 200)}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(['/privacy', '/cgu', '/blog/recommencer-apres-50-ans'])(
  '%s does not break « e-mail » or « week-end » at the hyphen',
  (path) => {
    const prose = builtDocument(path).querySelector('.prose')?.cloneNode(true);
    if (!(prose instanceof Element)) throw new Error('no prose');
    expect(prose.querySelectorAll('.whitespace-nowrap').length).toBeGreaterThan(0);
    for (const whole of prose.querySelectorAll('.whitespace-nowrap')) whole.remove();
    expect(prose.textContent).not.toMatch(/\b(?:e-mail|week-end)/i);
  },
);
