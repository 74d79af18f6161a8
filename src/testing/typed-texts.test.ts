import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plainName } from '#lib/free-text/plain-name.ts';
import { listEmojiSequences } from './emoji-sequences.ts';
import { NAMES_OF_LANGUAGES } from './names-of-languages.ts';
import { listTextFields } from './string-schemas.ts';

/** Looked up, compared or searched for, and never displayed as typed. */
const NEVER_SHOWN = [
  'id',
  'ids',
  'slotId',
  'staffId',
  'profileId',
  'photo',
  'device',
  'case',
  'target',
  'statement',
  'city_code',
  'mentions',
  'heir',
  'successor',
  'staff',
  'other',
  'member',
  'coach',
  'person',
  'action',
  'subject',
  'transports',
  'asked',
  'also',
  'token',
  'version',
  'jeton',
  'password',
  'current',
  'code',
  'after',
  'cursor',
  'q',
  'words',
  'search',
  'website',
];
const NAMES = ['first_name', 'last_name', 'firstName', 'lastName', 'name'];
/** Names of things, not of people. */
const OF_THINGS = ['passkeys.rename', 'encounters.propose'];

const fields = listTextFields();
const names = fields.filter(({ field, route }) => NAMES.includes(field) && !OF_THINGS.includes(route));
const HIDING = 'An\u202ene\u200b';

test('invisible characters are removed from every displayed text, or rejected', () => {
  const kept = fields.filter(({ schema }) => z.safeParse(schema, HIDING).data === HIDING);
  expect(kept.filter(({ field }) => !NEVER_SHOWN.includes(field))).toEqual([]);
});

test.each([HIDING, '\u202eAnne', `A${'\u0301'.repeat(20)}nne`])('no name field accepts %j', (typed) => {
  expect(names.length).toBeGreaterThan(10);
  const accepted = names.filter(({ schema }) => z.safeParse(schema, typed).success);
  expect(accepted.map(({ route, field }) => `${route} ${field}`)).toEqual([]);
  for (const { schema } of names) expect(z.safeParse(schema, 'Anne\u2011Laure').data).toBe('Anne-Laure');
});

/** Free texts: accepted as typed. */
const freeTexts = [
  ...new Map(
    fields
      .filter(({ field, schema }) => !NEVER_SHOWN.includes(field) && takes(schema, 'Bonjour'))
      .map((one) => [one.schema, one]),
  ).values(),
];
function takes(schema: z.core.$ZodType, text: string): boolean {
  return z.safeParse(schema, text).data === text;
}

/** Number of emoji per text, so that each field is called less often. */
const TOGETHER = 5;

test('every text field preserves every emoji of Unicode', () => {
  const sequences = listEmojiSequences();
  expect(sequences.length).toBeGreaterThan(3900);
  const rows = Array.from({ length: Math.ceil(sequences.length / TOGETHER) }, (_, row) =>
    sequences.slice(row * TOGETHER, (row + 1) * TOGETHER).join(' '),
  );
  const longest = rows.reduce((one, other) => (other.length > one.length ? other : one));
  const texts = freeTexts.filter(
    (one) => !names.includes(one) && takes(one.schema, '🙂') && takes(one.schema, 'a'.repeat(longest.length)),
  );
  expect(texts.length).toBeGreaterThan(30);
  const changed = texts.flatMap(({ route, field, schema }) =>
    rows.filter((one) => !takes(schema, one)).map((one) => `${route} ${field} ${one}`),
  );
  expect(changed).toEqual([]);
});

test.each([
  'می‌خواهم',
  'هـ\u200d',
  'क्‍ष र्‍य',
  'ශ්‍රී',
  'ക്‍',
  'সর্‌',
  'ᠨᠢ\u180b',
  'ភាសា\u200bខ្មែរ',
  'ကျွန်ုပ်တို့',
  'བསྒྲུབས',
  'שלום\u200f!',
  'مرحبا \u200eLyon',
  '⠃\u2800⠕',
  '👩🏽‍💻 à Lyon',
])('every text field preserves %j', (text) => {
  const changed = freeTexts.filter(
    ({ schema }) => takes(schema, 'mot à mot') && takes(schema, '🙂') && !takes(schema, text),
  );
  expect(changed.map(({ route, field }) => `${route} ${field}`)).toEqual([]);
});

test.each([
  ['Randonnée\tCuisine', 'Randonnée Cuisine'],
  ['une\rdeux', 'une\ndeux'],
  ['une\r\ndeux', 'une\ndeux'],
  ['une\u000bdeux', 'une\ndeux'],
  ['une\u000cdeux', 'une\ndeux'],
  ['une\u0085deux', 'une\ndeux'],
  ['une\u2028deux', 'une\ndeux'],
  ['une\u001fdeux', 'une deux'],
])('every text field keeps the words of %j apart', (typed, kept) => {
  const texts = freeTexts.filter(({ schema }) => takes(schema, 'mot à mot') && takes(schema, kept));
  expect(texts.length).toBeGreaterThan(30);
  const others = texts.filter(({ schema }) => z.safeParse(schema, typed).data !== kept);
  expect(others.map(({ route, field }) => `${route} ${field}`)).toEqual([]);
});

describe.each(Object.entries(NAMES_OF_LANGUAGES))('a name in %s', (_, ownNames) => {
  test.each(ownNames)('every name field accepts « %s »', (name) => {
    const refused = names.filter(({ schema }) => z.safeParse(schema, name).data !== plainName(name));
    expect(refused.map(({ route, field }) => `${route} ${field}`)).toEqual([]);
  });
});

test.each(['Staff', 'Sav', 'Moderat', 'Direction', 'Coach', 'Support', 'Lueur', 'Valueur'])(
  '« %s » is a family name like any other',
  (name) => {
    const last = names.filter(({ field }) => field === 'last_name' || field === 'lastName');
    expect(last.length).toBeGreaterThan(1);
    expect(last.filter(({ schema }) => !takes(schema, name))).toEqual([]);
  },
);
