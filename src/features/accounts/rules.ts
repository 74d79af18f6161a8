import { COMMON_PASSWORDS } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const CONFIRMATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
export const SESSION_IDLE_DAYS = 30;

/** Verdict on a password (D2): length in characters, and not one that everybody tries first. */
export function checkPassword(password: string): 'ok' | 'empty' | 'too-short' | 'too-long' | 'too-common' {
  const length = Array.from(password).length;
  if (length === 0) return 'empty';
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'too-common' : 'ok';
}
