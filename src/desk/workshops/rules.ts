import type { StaffRole } from '#desk/staff/rules.ts';

/** Past dates stay at the desk for this long, to record attendance. */
export const PAST_DATES_DAYS = 30;
export const CANCEL_REASON_MAX = 300;
export const ROOM_MAX = 500;
export const DATE_MESSAGE_MAX = 1000;
/** Limit for the participants of one date. */
export const MESSAGES_PER_DAY = 3;

/**
 * Decides whether a message may be sent.
 * @param sent texts of the last day to the same date
 */
export function messageVerdict(words: string, sent: readonly string[]): 'ok' | 'sent' | 'enough' {
  if (sent.includes(words)) return 'sent';
  return sent.length >= MESSAGES_PER_DAY ? 'enough' : 'ok';
}

/**
 * Whether a colleague sees the participants of a date and may change it: an admin every date, a coach the ones they
 * lead.
 * @param coach the colleague's row in `coaches`, if any
 */
export function leads(
  colleague: { roles: readonly StaffRole[]; coach: string | undefined },
  dateCoach: string | undefined,
): boolean {
  if (colleague.roles.includes('admin')) return true;
  return colleague.coach !== undefined && colleague.coach === dateCoach;
}
