import { expect, test } from 'vitest';
import { leads } from './rules.ts';

test('a coach works with the dates they lead, the admin with all', () => {
  expect(leads({ roles: ['coach'], coach: 'a' }, 'a')).toBe(true);
  expect(leads({ roles: ['coach'], coach: 'a' }, 'b')).toBe(false);
  expect(leads({ roles: ['coach'], coach: undefined }, undefined)).toBe(false);
  expect(leads({ roles: ['coach', 'admin'], coach: 'a' }, 'b')).toBe(true);
});
