import { expect, test } from 'vitest';
import type { StaffRole } from '#desk/staff/rules.ts';
import { kindsFor } from '#desk/staff/rules.ts';
import { readsNotes } from './rules.ts';

test.each<[StaffRole, string[], boolean]>([
  ['matchmaker', ['welcome', 'verification'], true],
  ['coach', ['welcome'], true],
  ['support', ['verification'], false],
  ['moderation', ['verification'], false],
  ['admin', [], false],
])('%s gives %j, and reads notes: %s', (role, kinds, notes) => {
  expect(kindsFor([role])).toEqual(kinds);
  expect(readsNotes([role])).toBe(notes);
});
