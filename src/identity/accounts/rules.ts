import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { plainPassword } from '#lib/plain-password.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const CONFIRMATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
/** Idle timeout of a session, and its absolute lifetime. */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
/** How long a browser counts as known after the member's last log-in. */
export const KNOWN_DEVICE_DAYS = 180;
/** Maximum age of a cached session on a node that missed its invalidation. */
export const RECENT_SESSION_MS = 5000;
/** A sign-up without password and profile is erased after this time (the confirmation mail says so). */
export const UNFINISHED_SIGN_UP_DAYS = 7;

/** Whether a session is due for its daily renewal. */
export function isProlongingDue(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= (SESSION_IDLE_DAYS - 1) * DAY_MS;
}

export function isSessionTooOld(openedAt: Date, now: Date): boolean {
  return now.getTime() - openedAt.getTime() > SESSION_MAX_DAYS * DAY_MS;
}

export function sessionsTooOldBefore(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_DAYS * DAY_MS);
}

export function unfinishedBefore(now: Date): Date {
  return new Date(now.getTime() - UNFINISHED_SIGN_UP_DAYS * DAY_MS);
}

/** Checks the length of a password in characters (D2); the server also rejects the most common ones. */
export function checkPassword(password: string): 'ok' | 'empty' | 'too-short' | 'too-long' {
  const length = Array.from(plainPassword(password)).length;
  if (length === 0) return 'empty';
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  return length > PASSWORD_MAX_LENGTH ? 'too-long' : 'ok';
}

/** Whether two entries of a new password are the same once normalised for hashing. */
export function isSamePassword(one: string, other: string): boolean {
  return plainPassword(one) === plainPassword(other);
}

/** Whether a password is blank or repeats a single character. */
export function isOneSign(password: string): boolean {
  return password.trim() === '' || new Set(Array.from(password.trim())).size === 1;
}

/** With fewer letters of its own besides personal words, a password is easy to guess. */
const LETTERS_OF_ONES_OWN = 3;

/** Whether a password consists of personal words, apart from fewer than `LETTERS_OF_ONES_OWN` other letters. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = words.map(lettersOf).filter((word) => word.length >= LETTERS_OF_ONES_OWN);
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  const letters = lettersOf(password);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return left !== letters && Array.from(left).length < LETTERS_OF_ONES_OWN;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{N}\p{P}\p{Z}\p{C}]/gu, '')
    .toLowerCase();
}

export const IDENTIFICATION_OCCASIONS = ['sign-up', 'log-in', 'end'] as const;
export type IdentificationOccasion = (typeof IDENTIFICATION_OCCASIONS)[number];

/** Retention of the member's identity, counted from the end of the contract (décret 2021-1362, articles 2 and 5). */
export const IDENTITY_KEPT_YEARS = 5;
/** Retention of the origin of a log-in, counted from the log-in (article 5 of the same decree). */
export const CONNECTION_KEPT_MONTHS = 12;

/** Returns when a record is erased; null for a sign-up record until its account ends. */
export function keptUntil(occasion: IdentificationOccasion, at: Date): Date | null {
  if (occasion === 'sign-up') return null;
  return monthsLater(at, occasion === 'end' ? 12 * IDENTITY_KEPT_YEARS : CONNECTION_KEPT_MONTHS);
}
