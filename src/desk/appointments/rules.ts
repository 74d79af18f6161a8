import { hasRole, type StaffRole } from '#desk/staff/rules.ts';
import { addDays } from '#lib/paris-time.ts';
import { type Pattern, type SlotMoment, slotMoments, type WeekPattern } from '#member/appointments/rules.ts';

/** Roles that read and write interview notes; members learn this where they book. */
export const INTERVIEW_NOTE_ROLES = ['matchmaker', 'coach'] as const satisfies readonly StaffRole[];

/** Maximum number of slots in one publication. */
export const MOMENTS_MAX = 400;
/** Maximum number of weekly patterns, and of absences, per colleague. */
export const SETTINGS_MAX = 40;
/** Maximum number of weeks in one publication. */
export const WEEKS_MAX = 4;

export function readsNotes(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, INTERVIEW_NOTE_ROLES);
}

/** Returns the moments of a pattern from a day on, at most `MOMENTS_MAX`. */
export function momentsToGive(pattern: WeekPattern, firstDay: string, buffer: number) {
  return slotMoments(pattern, firstDay, buffer).slice(0, MOMENTS_MAX);
}

/**
 * Returns the moments of weekly hours on days whose slots are not open yet.
 * @param until last ISO date
 */
export function momentsOfPattern(pattern: Pattern, until: string, buffer: number): SlotMoment[] {
  const { weekday, openedUntil, ...hours } = pattern;
  const ahead = { ...hours, weekdays: [weekday], weeks: WEEKS_MAX + 1 };
  return slotMoments(ahead, addDays(openedUntil, 1), buffer).filter(({ day }) => day <= until);
}
