import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMailedSecret, restoreFragment } from './mailed-secret.ts';

const PATHS = [
  '/reset-password',
  '/inscription/form?email_confirmed=true',
  '/equipe/mot-de-passe',
  '/recours',
];
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];

const part = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 1, maxLength: 60 });
/** Random tokens, and those made of an id, a date and a signature. */
const token = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const path = fc.constantFrom(...PATHS);
/** What mail programs include in a link, or append to it. */
const after = fc
  .array(
    fc.constantFrom(
      '',
      '.',
      ',',
      ')',
      '>',
      '»',
      '"',
      '’',
      ' ',
      '\u00a0',
      '…',
      '!',
      '%29',
      '%C2%BB',
      '%0D%0A',
      '<br>',
      '?utm_source=lettre',
      '&utm_medium=email',
      '&fbclid=IwAR0_x-1',
      '&mc_eid=0a1b',
      '#suite',
      '&data=05%7C02%7Ca.b%40c&sdata=x%3D&reserved=0',
      '?code',
      ';x=1',
      '|',
      '*',
      ']',
    ),
    { maxLength: 3 },
  )
  .map((ends) => ends.join(''));
const before = fc.constantFrom('', '?utm_source=lettre', '?fbclid=IwAR0', '/');
const encodings: readonly ((fragment: string) => string)[] = [
  (fragment) => fragment.replace('#', '%23'),
  (fragment) => fragment.replace('#', '/%23'),
  (fragment) => encodeURIComponent(fragment),
  (fragment) => encodeURIComponent(encodeURIComponent(fragment)),
  (fragment) => fragment.replace('#', '%23').replaceAll('.', '%2E').replaceAll('_', '%5f'),
];
const encoding = fc.constantFrom(...encodings);

describe('the secret of a mailed link', () => {
  test('comes from the fragment, whatever follows it or is in the query', () => {
    fc.assert(
      fc.property(path, before, token, after, (page, query, secret, rest) => {
        expect(readMailedSecret(`https://lueur.example${page}${query}#jeton=${secret}${rest}`)).toBe(secret);
      }),
    );
  });

  test('returns to the fragment when its # arrived encoded', () => {
    fc.assert(
      fc.property(path, encoding, token, after, (page, encode, secret, rest) => {
        expect(restoreFragment(`${page}${encode(`#jeton=${secret}`)}${rest}`)).toBe(
          `${page}#jeton=${secret}`,
        );
      }),
    );
  });

  test.each([
    '/reset-password',
    '/reset-password#',
    '/reset-password#jeton=',
    '/reset-password#jeton=»',
    '/reset-password#notre-jeton=abc',
    '/inscription/form?email_confirmed=true',
    '/%E9%ff%%2',
  ])('does not exist in %s', (address) => {
    expect(readMailedSecret(address)).toBeUndefined();
    expect(restoreFragment(address)).toBeUndefined();
  });

  test('never leads to another site', () => {
    fc.assert(
      fc.property(fc.string(), token, (start, secret) => {
        const link = restoreFragment(`/${start}%23jeton=${secret}`);
        if (link !== undefined) expect(new URL(link, 'https://lueur.example').host).toBe('lueur.example');
      }),
    );
    expect(restoreFragment('//ailleurs.example/%23jeton=abc')).toBe('/ailleurs.example#jeton=abc');
    expect(restoreFragment('/%2F%2Failleurs.example%23jeton=abc')).toBe('/ailleurs.example#jeton=abc');
  });

  test('does not change an address whose secret belongs in the query', () => {
    expect(restoreFragment('/api/unsubscribe?jeton=abc.def')).toBeUndefined();
    expect(readMailedSecret('/reset-password?code=abc')).toBe('abc');
  });
});
