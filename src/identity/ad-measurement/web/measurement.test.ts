import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import { isMeasured } from './measurement.ts';

const at = (address: string) => isMeasured(new URL(address, 'https://lueur.invalid'));

describe('ad measurement after consent', () => {
  test.each([
    ...PUBLIC_PAGES,
    '/blog/',
    '/cgu#article-3',
    '/?utm_source=affiche&fbclid=abc',
    '/inscription/form',
    '/inscription/form?mode=login&error=session_expired',
    '/inscription/quiz',
    '/inscription/complete',
  ])('may run on %s', (address) => {
    expect(at(address)).toBe(true);
  });
});

describe('ad measurement, even after consent', () => {
  test.each([
    '/reset-password',
    '/reset-password#jeton=secret',
    '/desinscription#jeton=secret',
    '/inscription/form#jeton=secret',
    '/inscription/form?code=secret',
    '/inscription/form?mode=login&token=secret',
    '/inscription/life-project?from=profile',
    '/?email=claire@exemple.invalid',
    '/dashboard',
    '/selection',
    '/chat?contact=quelqu-un',
    '/profile',
    '/settings',
    '/subscription',
    '/webinaires/3/inscription',
    '/inscription/quiz/plus-loin',
    '/nulle-part',
    '/dev/mail',
  ])('never runs on %s', (address) => {
    expect(at(address)).toBe(false);
  });
});
