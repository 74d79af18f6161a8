import { expect, test } from 'vitest';
import { z } from 'zod';
import { listTextFields } from './string-schemas.ts';

/** Looked up, compared or searched for, and shown to nobody as it was typed. */
const NEVER_SHOWN = [
  ...[
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
  ],
  ...[
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
  ],
  ...['token', 'jeton', 'password', 'current', 'code', 'after', 'cursor', 'q', 'words', 'search', 'website'],
];
const NAMES = ['first_name', 'last_name', 'firstName', 'lastName', 'name'];
/** What is named is a thing. */
const OF_THINGS = ['passkeys.rename', 'encounters.propose'];

const fields = listTextFields();
const HIDING = 'An\u202ene\u200b';

test('signs that no reader sees are taken out of every text that is shown, or refused', () => {
  const kept = fields.filter(({ schema }) => z.safeParse(schema, HIDING).data === HIDING);
  expect(kept.filter(({ field }) => !NEVER_SHOWN.includes(field))).toEqual([]);
});

test.each([HIDING, '\u202eAnne', `A${'\u0301'.repeat(20)}nne`])(
  '%j is no name of a person anywhere',
  (typed) => {
    const names = fields.filter(({ field, route }) => NAMES.includes(field) && !OF_THINGS.includes(route));
    expect(names.length).toBeGreaterThan(10);
    const accepted = names.filter(({ schema }) => z.safeParse(schema, typed).success);
    expect(accepted.map(({ route, field }) => `${route} ${field}`)).toEqual([]);
    for (const { schema } of names) expect(z.safeParse(schema, 'Anne\u2011Laure').data).toBe('Anne-Laure');
  },
);
