import { monthsLater } from '#lib/months-later.ts';

export const IDENTIFICATION_OCCASIONS = ['sign-up', 'log-in', 'end'] as const;
export type IdentificationOccasion = (typeof IDENTIFICATION_OCCASIONS)[number];

/** Identity of the member, counted from the end of the contract (décret 2021-1362, articles 2 and 5). */
export const IDENTITY_KEPT_YEARS = 5;
/** Origin of a log-in, counted from the log-in (the same, article 5). */
export const CONNECTION_KEPT_MONTHS = 12;

/** When a record is erased; a sign-up record has no end until its account has one. */
export function keptUntil(occasion: IdentificationOccasion, at: Date): Date | null {
  if (occasion === 'sign-up') return null;
  return monthsLater(at, occasion === 'end' ? 12 * IDENTITY_KEPT_YEARS : CONNECTION_KEPT_MONTHS);
}
