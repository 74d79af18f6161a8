import { expect, test } from 'vitest';
import { canConfirmErasure, maskedAddress, resendableFor } from './rules.ts';

test('masks an address in a list so that it is recognisable but not readable', () => {
  expect(maskedAddress('camille.martin@exemple.invalid')).toBe('c•••@exemple.invalid');
});

test('an unfinished sign-up gets the confirmation mail again, a member a password link', () => {
  expect(resendableFor('unfinished')).toBe('confirm-email');
  for (const state of ['open', 'paused', 'suspended', 'closed'] as const)
    expect(resendableFor(state)).toBe('reset-password');
});

test('an erasure needs two colleagues', () => {
  expect(canConfirmErasure(undefined, 'nadia')).toBe('none');
  expect(canConfirmErasure({ askedBy: 'nadia' }, 'nadia')).toBe('same');
  expect(canConfirmErasure({ askedBy: 'nadia' }, 'anne')).toBe('ok');
});
