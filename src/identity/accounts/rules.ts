import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/months-later.ts';
import { plainPassword } from '#lib/plain-password.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const CONFIRMATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
/** A session ends after so long without use, and at the latest so long after the log-in. */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
/** A browser counts as known for so long after the member's last log-in. */
export const KNOWN_DEVICE_DAYS = 180;
/** How long a node caches a session, unless it is told of a change. */
export const RECENT_SESSION_MS = 5000;
/** A sign-up without password and profile is erased after so long (the confirmation mail says so). */
export const UNFINISHED_SIGN_UP_DAYS = 7;

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

/** Checks the length of a password, in characters (D2); the server also refuses the most common ones. */
export function checkPassword(password: string): 'ok' | 'empty' | 'too-short' | 'too-long' {
  const length = Array.from(plainPassword(password)).length;
  if (length === 0) return 'empty';
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  return length > PASSWORD_MAX_LENGTH ? 'too-long' : 'ok';
}

/** Whether both fields of a new password hold the same one, as it is compared later. */
export function isSamePassword(one: string, other: string): boolean {
  return plainPassword(one) === plainPassword(other);
}

export function isOneSign(password: string): boolean {
  return password.trim() === '' || new Set(Array.from(password.trim())).size === 1;
}

/** With fewer letters than this beside personal words, a password is easy to guess. */
const LETTERS_OF_ONES_OWN = 3;

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

/** Identity of the member, counted from the end of the contract (décret 2021-1362, articles 2 and 5). */
export const IDENTITY_KEPT_YEARS = 5;
/** Origin of a log-in, counted from the log-in (the same, article 5). */
export const CONNECTION_KEPT_MONTHS = 12;

/** When a record is erased; a sign-up record has no end until its account has one. */
export function keptUntil(occasion: IdentificationOccasion, at: Date): Date | null {
  if (occasion === 'sign-up') return null;
  return monthsLater(at, occasion === 'end' ? 12 * IDENTITY_KEPT_YEARS : CONNECTION_KEPT_MONTHS);
}
