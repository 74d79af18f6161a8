import { expect, test } from 'vitest';
import { leads, messageVerdict } from './rules.ts';

test('a coach works with the dates they lead, the admin with all', () => {
  expect(leads({ roles: ['coach'], coach: 'a' }, 'a')).toBe(true);
  expect(leads({ roles: ['coach'], coach: 'a' }, 'b')).toBe(false);
  expect(leads({ roles: ['coach'], coach: undefined }, undefined)).toBe(false);
  expect(leads({ roles: ['coach', 'admin'], coach: 'a' }, 'b')).toBe(true);
});

test('words reach the people of a date once, three times a day', () => {
  expect(messageVerdict('un', [])).toBe('ok');
  expect(messageVerdict('un', ['un'])).toBe('sent');
  expect(messageVerdict('trois', ['un', 'deux'])).toBe('ok');
  expect(messageVerdict('quatre', ['un', 'deux', 'trois'])).toBe('enough');
});
