import { expect, test } from 'vitest';
import { canWithdraw } from './rules.ts';

test('the consents about love life and the quiz can be withdrawn, the terms only with the account', () => {
  expect(canWithdraw('love-life')).toBe('ok');
  expect(canWithdraw('quiz')).toBe('ok');
  expect(canWithdraw('terms')).toBe('closes-account');
});
