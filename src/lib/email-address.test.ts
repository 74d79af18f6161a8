import { expect, test } from 'vitest';
import { emailAddress, shownAddress } from './email-address.ts';

/** Every character that the HTML standard allows in the local part. */
const SIGNS = Array.from("abz019.!#$%&'*+/=?^_`{|}~-");

test.each(SIGNS)('accepts « %s » in the local part, as browsers do', (sign) => {
  for (const local of [`a${sign}b`, `${sign}ab`, `ab${sign}`]) {
    expect(emailAddress.parse(`${local}@exemple.fr`)).toBe(`${local}@exemple.fr`);
  }
});

test.each([
  ['A.B@Exemple.FR', 'a.b@exemple.fr'],
  [' a@exemple.fr\u200b', 'a@exemple.fr'],
  ['\u2068a@exemple.fr\u2069', 'a@exemple.fr'],
  ['\ufeffa@exemple.fr\u00a0', 'a@exemple.fr'],
  ['a@hôtel-des-fées.fr', 'a@xn--htel-des-fes-keb8l.fr'],
  ['a@ho\u0302tel.fr', 'a@xn--htel-vqa.fr'],
  ['a@sous.domaine.exemple.museum', 'a@sous.domaine.exemple.museum'],
])('%j is stored as %s', (typed, kept) => {
  expect(emailAddress.parse(typed)).toBe(kept);
});

test.each([
  '',
  'a',
  'a@',
  '@b.fr',
  'a@b',
  'a b@c.fr',
  'a@b c.fr',
  'a,b@c.fr',
  'a@-b.fr',
  'a@b-.fr',
  'a@b..fr',
  'a@b.fr\nBcc: c@d.fr',
  '<a@b.fr>',
  'a"b@c.fr',
  `${'a'.repeat(65)}@b.fr`,
  `a@${'b.'.repeat(130)}fr`,
])('rejects %j', (typed) => {
  expect(emailAddress.safeParse(typed).success).toBe(false);
});

test('displays an accented domain as typed', () => {
  expect(shownAddress('a@xn--htel-vqa.fr')).toBe('a@hôtel.fr');
  expect(shownAddress('a@exemple.fr')).toBe('a@exemple.fr');
  expect(shownAddress('a@xn--\u00e9.fr')).toBe('a@xn--\u00e9.fr');
});
