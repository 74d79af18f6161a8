import { monthsLater } from '#lib/months-later.ts';

/** From which occasion a record is: an account was finished, somebody logged in, an account ended. */
export const IDENTIFICATION_OCCASIONS = ['sign-up', 'log-in', 'end'] as const;
export type IdentificationOccasion = (typeof IDENTIFICATION_OCCASIONS)[number];

/** Who an account says its member is, from the end of the contract on (décret 2021-1362, articles 2 and 5). */
export const IDENTITY_KEPT_YEARS = 5;
/** From where somebody logged in, from that moment on (the same, article 5). */
export const CONNECTION_KEPT_MONTHS = 12;

/** When the record is forgotten; that of a sign-up has no end until its account has one. */
export function keptUntil(occasion: IdentificationOccasion, at: Date): Date | null {
  if (occasion === 'sign-up') return null;
  return monthsLater(at, occasion === 'end' ? 12 * IDENTITY_KEPT_YEARS : CONNECTION_KEPT_MONTHS);
}
