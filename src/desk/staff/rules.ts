import { DAY_MS, HOUR_MS } from '#lib/durations.ts';

/** Several per person. `admin` opens no other role's desk by itself: each route names every role that may. */
export const STAFF_ROLES = ['support', 'moderation', 'coach', 'matchmaker', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_PASSWORD_MIN_LENGTH = 12;
/** A session ends so long after the log-in, and sooner when nobody has worked with it for a while. */
export const STAFF_SESSION_HOURS = 12;
export const STAFF_IDLE_HOURS = 2;
/** How long a mailed link lets someone choose a password. */
export const STAFF_LINK_HOURS = 24;

/** Whose data, or what, an action of the team was about. */
export const AUDIT_SUBJECTS = [
  'member',
  'visitor',
  'thread',
  'report',
  'coach',
  'workshop',
  'workshop-date',
  'content',
  'staff',
  'appointment',
  'introduction',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The database itself refuses to delete a younger line (migration `staff`). */
const AUDIT_KEPT_DAYS = 366;

/** Whether a session opens nothing any more. */
export function isStaffSessionOver(session: { openedAt: Date; usedAt: Date }, now: Date): boolean {
  const since = (instant: Date) => now.getTime() - instant.getTime();
  return (
    since(session.openedAt) > STAFF_SESSION_HOURS * HOUR_MS ||
    since(session.usedAt) > STAFF_IDLE_HOURS * HOUR_MS
  );
}

/** Whether someone has one of the roles that a route names. */
export function hasRole(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return allowed.some((role) => roles.includes(role));
}

/** The instant before which a line of the audit log is forgotten: the retention of one year. */
export function auditKeptSince(now: Date): Date {
  return new Date(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS);
}

/** Where a colleague stands, from what there is of the account. */
export function stateOf({
  disabled,
  password,
  phone,
}: {
  disabled: boolean;
  password: boolean;
  phone: boolean;
}) {
  if (disabled) return 'disabled';
  if (!password) return 'invited';
  return phone ? 'active' : 'without-phone';
}
