import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';

export const BACKUP_CODES = 10;
/** How long the right password waits for the second proof. */
export const CODE_AWAITED_MINUTES = 10;
/** A phone that was not linked to the end is forgotten after so long. */
const UNLINKED_PHONE_KEPT_HOURS = 24;

/** Whether what was typed is a code of the phone; anything else is taken for a backup code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** A backup code however it was typed: in capitals, without its dash. */
export function plainBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Until when the second proof of a log-in is waited for. */
export function codeAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + CODE_AWAITED_MINUTES * MINUTE_MS);
}

/** The instant before which a phone that nobody linked to the end is forgotten. */
export function unlinkedBefore(now: Date): Date {
  return new Date(now.getTime() - UNLINKED_PHONE_KEPT_HOURS * HOUR_MS);
}
