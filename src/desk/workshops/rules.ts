import type { StaffRole } from '#desk/staff/rules.ts';

/** Dates that are over stay at the desk so long, for who was there. */
export const PAST_DATES_DAYS = 30;
export const CANCEL_REASON_MAX = 300;
export const ROOM_MAX = 500;

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
