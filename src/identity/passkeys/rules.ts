import { DAY_MS } from '#lib/durations.ts';

/** More than anyone has devices and password managers. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** How long the browser may take to answer: it offers passkeys for as long as the log-in stays open. */
export const CHALLENGE_MINUTES = 30;
/**
 * A password reset by mail ends the passkeys of so many days: an attacker with the mailbox or the password may have
 * added one, and the owner learns of it within days from the notice mail (decision 35).
 */
export const PASSKEYS_ENDED_BY_RESET_DAYS = 30;

export function passkeysEndedSince(now: Date): Date {
  return new Date(now.getTime() - PASSKEYS_ENDED_BY_RESET_DAYS * DAY_MS);
}
