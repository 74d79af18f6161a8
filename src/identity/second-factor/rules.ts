import { HOUR_MS } from '#lib/durations.ts';

export const BACKUP_CODES = 10;
/** From so few left on, a mail says so. */
export const FEW_BACKUP_CODES = 2;
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

/** How long the owner of a lost phone waits, so that whoever is not them can be stopped. */
export const REMOVAL_WAIT_HOURS = 72;

/** From when a new password, chosen by the mailed link, takes the lost phone away. */
export function removalFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + REMOVAL_WAIT_HOURS * HOUR_MS);
}

/** The instant before which whoever has lost the phone must have said so. */
export function removalAskedBefore(now: Date): Date {
  return new Date(now.getTime() - REMOVAL_WAIT_HOURS * HOUR_MS);
}

/** The instant before which a phone that nobody linked to the end is forgotten. */
export function unlinkedBefore(now: Date): Date {
  return new Date(now.getTime() - UNLINKED_PHONE_KEPT_HOURS * HOUR_MS);
}
