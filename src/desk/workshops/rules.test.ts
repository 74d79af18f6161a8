import { expect, test } from 'vitest';
import { leads, messageVerdict } from './rules.ts';

test('a coach manages the dates they lead, the admin all of them', () => {
  expect(leads({ roles: ['coach'], coach: 'a' }, 'a')).toBe(true);
  expect(leads({ roles: ['coach'], coach: 'a' }, 'b')).toBe(false);
  expect(leads({ roles: ['coach'], coach: undefined }, undefined)).toBe(false);
  expect(leads({ roles: ['coach', 'admin'], coach: 'a' }, 'b')).toBe(true);
});

test('accepts a message to the participants of a date once, and three a day', () => {
  expect(messageVerdict('un', [])).toBe('ok');
  expect(messageVerdict('un', ['un'])).toBe('sent');
  expect(messageVerdict('trois', ['un', 'deux'])).toBe('ok');
  expect(messageVerdict('quatre', ['un', 'deux', 'trois'])).toBe('enough');
});
