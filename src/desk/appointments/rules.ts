import { hasRole, type StaffRole } from '#desk/staff/rules.ts';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  slotMoments,
  type WeekPattern,
} from '#member/appointments/rules.ts';

/** Who receives members, and for what. Whoever introduces people also sees a face now and then. */
const GIVERS: Record<AppointmentKind, readonly StaffRole[]> = {
  welcome: ['matchmaker', 'coach'],
  verification: ['matchmaker', 'support', 'moderation'],
};

/** Who reads and writes notes; members are told so where they book. */
export const NOTE_ROLES = ['matchmaker', 'coach'] as const satisfies readonly StaffRole[];

/** Times that one may give at once. */
export const MOMENTS_MAX = 400;
/** Weeks for which one may give times at once. */
export const WEEKS_MAX = 4;

/** The kinds of appointments that someone may give. */
export function kindsFor(roles: readonly StaffRole[]): AppointmentKind[] {
  return APPOINTMENT_KINDS.filter((kind) => hasRole(roles, GIVERS[kind]));
}

export function readsNotes(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, NOTE_ROLES);
}

/** The moments of a pattern from a day on, as many as may be given at once. */
export function momentsToGive(pattern: WeekPattern, firstDay: string) {
  return slotMoments(pattern, firstDay).slice(0, MOMENTS_MAX);
}
