import { expect, test } from 'vitest';
import { keyIdOf } from '#platform/seal.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

const [SECRET, ANOTHER] = ['a secret that only the tests know, 32+', 'another secret of the tests, 32 signs'];
const LEA = { kind: 'member', id: 'lea' } as const;
const KEY = Buffer.from('a key of twenty byte');

test('a sealed key names its format and its sealing key, and opens', () => {
  const sealed = sealSecret(SECRET, LEA, KEY);
  expect(sealed.split('.').slice(0, 2)).toEqual(['v1', keyIdOf(SECRET)]);
  expect(openSecret(SECRET, LEA, sealed)).toEqual(KEY);
});

test.each([
  ['under another key', () => openSecret(ANOTHER, LEA, sealSecret(SECRET, LEA, KEY))],
  [
    'for another person',
    () => openSecret(SECRET, { kind: 'member', id: 'zoe' }, sealSecret(SECRET, LEA, KEY)),
  ],
  ['for the team', () => openSecret(SECRET, { kind: 'staff', id: 'lea' }, sealSecret(SECRET, LEA, KEY))],
  ['in a later format', () => openSecret(SECRET, LEA, sealSecret(SECRET, LEA, KEY).replace('v1', 'v2'))],
])('a key sealed %s does not open', (_, open) => {
  expect(open).toThrow();
});
