import { hasRole, type StaffRole } from '#desk/staff/rules.ts';
import { addDays } from '#lib/paris-time.ts';
import { type Pattern, type SlotMoment, slotMoments, type WeekPattern } from '#member/appointments/rules.ts';

/** Who reads and writes notes; members are told so where they book. */
export const INTERVIEW_NOTE_ROLES = ['matchmaker', 'coach'] as const satisfies readonly StaffRole[];

/** Times that one may give at once. */
export const MOMENTS_MAX = 400;
/** Patterns, and absences, that one may keep. */
export const SETTINGS_MAX = 40;
/** Weeks for which one may give times at once. */
export const WEEKS_MAX = 4;

export function readsNotes(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, INTERVIEW_NOTE_ROLES);
}

/** The moments of a pattern from a day on, as many as may be given at once. */
export function momentsToGive(pattern: WeekPattern, firstDay: string, buffer: number) {
  return slotMoments(pattern, firstDay, buffer).slice(0, MOMENTS_MAX);
}

/** The moments of hours that repeat each week, on the days that they have not opened yet. @param until last ISO date */
export function momentsOfPattern(pattern: Pattern, until: string, buffer: number): SlotMoment[] {
  const { weekday, openedUntil, ...hours } = pattern;
  const ahead = { ...hours, weekdays: [weekday], weeks: WEEKS_MAX + 1 };
  return slotMoments(ahead, addDays(openedUntil, 1), buffer).filter(({ day }) => day <= until);
}
