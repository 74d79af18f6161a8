import { expect, test } from 'vitest';
import { canWithdraw } from './rules.ts';

test('the consent about love life can be withdrawn, the terms only with the account', () => {
  expect(canWithdraw('love-life')).toBe('ok');
  expect(canWithdraw('terms')).toBe('closes-account');
});
