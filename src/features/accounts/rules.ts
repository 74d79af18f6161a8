export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
export const CONFIRMATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
export const SESSION_IDLE_DAYS = 30;

/** Verdict on the length of a password, in characters (D2); the server also refuses the most common ones. */
export function checkPassword(password: string): 'ok' | 'empty' | 'too-short' | 'too-long' {
  const length = Array.from(password).length;
  if (length === 0) return 'empty';
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  return length > PASSWORD_MAX_LENGTH ? 'too-long' : 'ok';
}
