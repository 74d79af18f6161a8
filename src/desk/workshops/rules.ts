import type { StaffRole } from '#desk/staff/rules.ts';

/** Dates that are over stay at the desk so long, for who was there. */
export const PAST_DATES_DAYS = 30;
export const CANCEL_REASON_MAX = 300;
export const ROOM_MAX = 500;
export const DATE_MESSAGE_MAX = 1000;
/** To the people of one date. */
export const MESSAGES_PER_DAY = 3;

/** @param sent words of the last day to the same date */
export function messageVerdict(words: string, sent: readonly string[]): 'ok' | 'sent' | 'enough' {
  if (sent.includes(words)) return 'sent';
  return sent.length >= MESSAGES_PER_DAY ? 'enough' : 'ok';
}

/**
 * Whose names someone sees at a date, and which dates they change: the admin every one, a coach those they lead.
 * @param coach the row of `coaches` of the colleague, when there is one
 */
export function leads(
  colleague: { roles: readonly StaffRole[]; coach: string | undefined },
  dateCoach: string | undefined,
): boolean {
  if (colleague.roles.includes('admin')) return true;
  return colleague.coach !== undefined && colleague.coach === dateCoach;
}
