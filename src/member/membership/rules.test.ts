import { expect, test } from 'vitest';
import {
  canWithdrawOrder,
  FOUNDING_MEMBERS,
  foundingOfferRuns,
  shownOffer,
  withdrawalEnds,
} from './rules.ts';

const ordered = new Date('2026-11-02T10:00:00Z');
const order = { orderedAt: ordered, withdrawnAt: null };

test('offers free membership until the thousandth completed sign-up', () => {
  expect([0, FOUNDING_MEMBERS - 1, FOUNDING_MEMBERS, FOUNDING_MEMBERS + 1].map(foundingOfferRuns)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('allows one withdrawal from a contract within fourteen days', () => {
  expect(withdrawalEnds(ordered)).toEqual(new Date('2026-11-16T10:00:00Z'));
  expect(canWithdrawOrder(order, ordered)).toBe('ok');
  expect(canWithdrawOrder(order, new Date('2026-11-16T10:00:00Z'))).toBe('ok');
  expect(canWithdrawOrder(order, new Date('2026-11-16T10:00:01Z'))).toBe('too-late');
  expect(canWithdrawOrder({ ...order, withdrawnAt: ordered }, ordered)).toBe('already');
});

test('shows the last day of an offer, and no offer after it', () => {
  const offer = { today: 'Offerte', until: '2027-01-31' };
  expect(shownOffer({ ...offer, until: null }, '2027-02-01')).toBe('Offerte');
  expect(shownOffer(offer, '2027-01-31')).toBe('Offerte, jusqu’au 31\u00a0janvier\u00a02027');
  expect(shownOffer(offer, '2027-02-01')).toBe('Rien à payer');
});
