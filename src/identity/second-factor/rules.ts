import { HOUR_MS } from '#lib/durations.ts';

export const BACKUP_CODES = 10;
/** At so few remaining codes, a mail warns. */
export const FEW_BACKUP_CODES = 2;
export const CODE_AWAITED_MINUTES = 10;
const UNLINKED_PHONE_KEPT_HOURS = 24;

/** Whether the input is a code of the phone; anything else is taken for a backup code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** Normalises a backup code: capitals, missing dash. */
export function plainBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** A lost phone is removed after this wait, so that the owner can stop a thief. */
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
