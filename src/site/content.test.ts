import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOUNDING_OFFER, priceWords, SERVICES } from '#member/membership/texts.ts';
import { SCORE_CRITERIA } from './shared/how-it-works-content.ts';
import { portraitUrl } from './shared/portraits.ts';
import { TESTIMONIALS } from './testimonials/testimonials-content.ts';
import { YOUNG_TESTIMONIALS } from './young-adults/young-adults-content.ts';

test.each([
  ['landing page', TESTIMONIALS],
  ['page for ages 25 to 35', YOUNG_TESTIMONIALS],
])('the testimonials of the %s each have a portrait and a first name only', (_, testimonials) => {
  expect(new Set(testimonials.map(({ id }) => id)).size).toBe(testimonials.length);
  for (const { author, portrait, text } of testimonials) {
    expect(author).toMatch(/^[\p{L}-]+$/u);
    expect({ portrait, found: portraitUrl(portrait) !== undefined }).toEqual({ portrait, found: true });
    expect(text.length).toBeGreaterThan(40);
  }
});

test('the score compares three criteria, for a total of 100', () => {
  expect(SCORE_CRITERIA).toHaveLength(3);
  expect(SCORE_CRITERIA.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test('prices and offers match the specification verbatim', () => {
  expect(
    Object.values(SERVICES).map(({ priceCents }) => priceWords(priceCents).replace(/\s/gu, ' ')),
  ).toEqual(['90 € TTC', '40 € TTC', '100 € TTC']);
  expect(FOUNDING_OFFER).toMatch(/1\s000 premières/);
});

test('the offer to the first thousand has one sentence, with its advantage over later members', () => {
  expect(FOUNDING_OFFER).toMatch(/même si elle devient payante/);
  const places = globSync('src/{app,desk,member,identity,mechanisms,site}/**/*.{ts,tsx,astro}').filter(
    (path) => !path.includes('.test.') && readFileSync(path, 'utf8').includes('premières inscriptions'),
  );
  expect(places).toEqual(['src/member/membership/texts.ts']);
});
