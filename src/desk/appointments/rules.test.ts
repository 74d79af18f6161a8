import { expect, test } from 'vitest';
import { kindsFor, type StaffRole } from '#desk/staff/rules.ts';
import { readsNotes } from './rules.ts';

test.each<[StaffRole, string[], boolean]>([
  ['matchmaker', ['welcome', 'verification'], true],
  ['coach', ['welcome'], true],
  ['support', ['verification'], false],
  ['moderation', ['verification'], false],
  ['admin', [], false],
])('%s offers %j, and can read notes: %s', (role, kinds, notes) => {
  expect(kindsFor([role])).toEqual(kinds);
  expect(readsNotes([role])).toBe(notes);
});
