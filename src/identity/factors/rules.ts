import { DAY_MS, HOUR_MS } from '#lib/durations.ts';

/** More than anyone has devices and password managers. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** Response time for the browser: it offers passkeys for as long as the log-in stays open. */
export const CHALLENGE_MINUTES = 30;
/**
 * A password reset by mail removes passkeys added within this many days: an attacker with the mailbox or the password
 * may have added one, and the notice mail tells the owner within days (decision 35).
 */
export const PASSKEYS_ENDED_BY_RESET_DAYS = 30;

export function passkeysEndedSince(now: Date): Date {
  return new Date(now.getTime() - PASSKEYS_ENDED_BY_RESET_DAYS * DAY_MS);
}

export const BACKUP_CODES = 10;
/** At this number of remaining codes, a mail warns the owner. */
export const FEW_BACKUP_CODES = 2;
export const CODE_AWAITED_MINUTES = 10;
const UNLINKED_PHONE_KEPT_HOURS = 24;

/** Whether the input is a code of the phone; anything else is treated as a backup code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** Normalises a backup code: case and missing dash. */
export function plainBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Wait before a lost phone is removed, so that the owner can stop a thief. */
export const REMOVAL_WAIT_HOURS = 72;

export function removalFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + REMOVAL_WAIT_HOURS * HOUR_MS);
}

export function removalAskedBefore(now: Date): Date {
  return new Date(now.getTime() - REMOVAL_WAIT_HOURS * HOUR_MS);
}

export function unlinkedBefore(now: Date): Date {
  return new Date(now.getTime() - UNLINKED_PHONE_KEPT_HOURS * HOUR_MS);
}
