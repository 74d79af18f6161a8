import { DAY_MS } from '#lib/durations.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { APPOINTMENT_KINDS, type AppointmentKind } from '#member/appointments/rules.ts';
import { AUDIENCES, type Audience } from '#member/support/rules.ts';

/** A colleague may have several. `admin` includes no other role: each route lists its roles. */
export const STAFF_ROLES = ['support', 'moderation', 'coach', 'matchmaker', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_PASSWORD_MIN_LENGTH = 12;
/** Absolute lifetime of a session, and its idle timeout. */
export const STAFF_SESSION_HOURS = 12;
export const STAFF_IDLE_HOURS = 2;
export const STAFF_LINK_HOURS = 24;

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

/** Subjects of notes among colleagues. A pair is two members (`pairSubject`). */
export const NOTE_SUBJECTS = ['case', 'pair'] as const;
/** What the table stores: notes, and the candidates that a matchmaker shortlists for a member. */
export const STORED_NOTES = [...NOTE_SUBJECTS, 'kept'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];
/** Roles that read and write the notes, and can be asked for an opinion. */
export const NOTE_ROLES: Record<NoteSubject, readonly StaffRole[]> = {
  case: ['moderation', 'admin'],
  pair: ['matchmaker', 'admin'],
};
export const NOTE_MAX_LENGTH = 2000;
export const NOTE_KEPT_MONTHS = 12;

/**
 * Returns the current week and the seven after it, by their Mondays.
 * @param today ISO date in Paris
 */
export function onCallWeeks(today: string): string[] {
  return Array.from({ length: 8 }, (_, week) => addDays(mondayOf(today), 7 * week));
}

/** Kinds of work counted in the departure dialog. */
export const HELD_WORK = [
  'threads',
  'mentions',
  'cases',
  'questions',
  'weeks',
  'appointments',
  'slots',
  'patterns',
  'members',
  'workshops',
  'dates',
] as const;
export type HeldWork = (typeof HELD_WORK)[number];

/**
 * Counts the work that a colleague loses with their roles, by kind.
 * @param roles those that remain
 */
export function countLost(
  held: readonly { name: HeldWork; count: number; keptBy: readonly StaffRole[] }[],
  roles: readonly StaffRole[],
): { name: HeldWork; count: number }[] {
  const lost = held.filter(({ keptBy }) => !hasRole(roles, keptBy));
  return HELD_WORK.map((name) => {
    const counts = lost.filter((one) => one.name === name).map(({ count }) => count);
    return { name, count: counts.reduce((sum, count) => sum + count, 0) };
  }).filter(({ count }) => count > 0);
}

/** Returns the subject of a note on a pair, independent of the order. */
export function pairSubject(one: string, other: string): string {
  return [one, other].toSorted().join('+');
}

/** Retention; a database trigger refuses to delete a younger line (migration `staff`). */
const AUDIT_KEPT_DAYS = 366;

export function hasRole(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return allowed.some((role) => roles.includes(role));
}

const READERS: Record<Audience, readonly StaffRole[]> = {
  support: ['support', 'admin'],
  coach: ['coach', 'support'],
  // Only the admin reads threads about data protection.
  admin: ['admin'],
};

/** Returns the audiences whose threads these roles may read. */
export function audiencesOf(roles: readonly StaffRole[]): Audience[] {
  return AUDIENCES.filter((audience) => hasRole(roles, READERS[audience]));
}

/** Returns the roles that may answer this audience. */
export function readersOf(audience: Audience): readonly StaffRole[] {
  return READERS[audience];
}

/** Roles that host each kind of appointment. Matchmakers also verify faces now and then. */
const GIVERS: Record<AppointmentKind, readonly StaffRole[]> = {
  welcome: ['matchmaker', 'coach'],
  verification: ['matchmaker', 'support', 'moderation'],
};

/** Roles that may host this kind of appointment. */
export function hostRolesOf(kind: AppointmentKind): readonly StaffRole[] {
  return GIVERS[kind];
}

/** Returns the kinds of appointments that these roles may offer. */
export function kindsFor(roles: readonly StaffRole[]): AppointmentKind[] {
  return APPOINTMENT_KINDS.filter((kind) => hasRole(roles, GIVERS[kind]));
}

/** Roles that host appointments; an admin sees and removes everyone’s free slots. */
export const HOST_ROLES: readonly StaffRole[] = STAFF_ROLES.filter((role) => kindsFor([role]).length > 0);

/** Returns the start of the one-year retention: older lines are erased. */
export function auditKeptSince(now: Date): Date {
  return new Date(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS);
}

type AccountDates = Record<'disabled_at' | 'password_hash' | 'totp_since', unknown>;

/** In order of progress: no password yet, no phone yet, active. */
export const COLLEAGUE_STATES = ['invited', 'without-phone', 'active', 'disabled'] as const;
export type ColleagueState = (typeof COLLEAGUE_STATES)[number];

export function colleagueStateOf({ disabled_at, password_hash, totp_since }: AccountDates): ColleagueState {
  if (disabled_at) return 'disabled';
  if (!password_hash) return 'invited';
  return totp_since ? 'active' : 'without-phone';
}

/** Returns the colleagues mentioned in a note, as « @Anne »: « @Paula » does not mention Paul. */
export function mentionedIn<Colleague extends { firstName: string }>(
  note: string,
  colleagues: readonly Colleague[],
): Colleague[] {
  return colleagues.filter(({ firstName }) =>
    note
      .split(`@${firstName}`)
      .slice(1)
      .some((after) => !/^[\p{L}\p{M}'’-]/u.test(after)),
  );
}
