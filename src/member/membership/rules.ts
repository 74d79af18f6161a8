import { DAY_MS } from '#lib/durations.ts';
import { consentDate } from '#lib/french-date.ts';

/** Number of sign-ups with free membership (spec 1 §9, D23). */
export const FOUNDING_MEMBERS = 1_000;

/** Prepared for a later sale; today the site sells no services. */
export const SOLD_SERVICES = ['membership', 'masterclass', 'coaching'] as const;
export type SoldService = (typeof SOLD_SERVICES)[number];

/** All services with a price, including the first session of « Mon coaching » (D22). */
export const OFFER_KEYS = [...SOLD_SERVICES, 'first-session'] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];
export const MAX_PRICE_CENTS = 1_000_000;
export const TODAY_MAX_LENGTH = 40;

/** Regular price and current offer. */
export interface MembershipOffer {
  key: OfferKey;
  priceCents: number;
  /** Examples: « 0 € », « Offerte ». */
  today: string;
  /** Last day of the offer, as an ISO date. */
  until: string | null;
}

const NOTHING_RUNS = 'Rien à payer';

/** Returns the current offer; an expired one is not shown as current (D23). @param day ISO date in Paris */
export function shownOffer({ today, until }: Pick<MembershipOffer, 'today' | 'until'>, day: string): string {
  if (until === null) return today;
  return day <= until ? `${today}, jusqu’au ${consentDate(until)}` : NOTHING_RUNS;
}

/** Calendar days in which a member may withdraw without a reason (art. L221-18 C. conso.). */
export const WITHDRAWAL_DAYS = 14;

export const RENUNCIATION_LINE_MAX_LENGTH = 100;

/** Returns whether membership is still free. @param taken number of founding places taken */
export function foundingOfferRuns(taken: number): boolean {
  return taken < FOUNDING_MEMBERS;
}

/** Returns the end of the withdrawal period. */
export function withdrawalEnds(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** Returns whether an order can be withdrawn. */
export function canWithdrawOrder(
  order: { orderedAt: Date; withdrawnAt: Date | null },
  now: Date,
): 'ok' | 'already' | 'too-late' {
  if (order.withdrawnAt) return 'already';
  return now <= withdrawalEnds(order.orderedAt) ? 'ok' : 'too-late';
}

export const MAX_QUESTION_POSITION = 999;
export const QUESTION_MAX_LENGTH = 140;
export const FAQ_ANSWER_MAX_LENGTH = 2_000;
