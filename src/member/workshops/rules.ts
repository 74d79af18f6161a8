import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { PARIS_ZONE, type Zone } from '#lib/zones.ts';
import { eveningBefore, roomPhaseOf, untilBegun } from '#mechanisms/calendar/rules.ts';
import type { RoomStatus } from '#mechanisms/calls/rules.ts';

/** A place, or a rank on the waiting list. */
export const REGISTRATION_STATUSES = ['registered', 'waiting'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const WORKSHOP_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type WorkshopId = (typeof WORKSHOP_IDS)[number];

/** Emotional dependency, fear of abandonment, grief: registering for these already reveals something intimate (D35). */
export const INTIMATE_WORKSHOPS: readonly number[] = [2, 3, 4] satisfies WorkshopId[];

/** Places of a date (D17). */
export const PLACES_PER_DATE = 5;
/** Below this number, coach and member are warned the evening before (D22). */
export const PEOPLE_MINIMUM = 2;
/** Upcoming dates always shown per workshop. */
export const UPCOMING_DATES = 3;

/** Weekly time of each workshop in Paris; 1 is Monday. No two overlap. */
export const WEEKLY_RHYTHM: Record<WorkshopId, { weekday: number; time: string }> = {
  1: { weekday: 2, time: '19:30' },
  2: { weekday: 3, time: '19:30' },
  3: { weekday: 4, time: '19:30' },
  4: { weekday: 6, time: '10:30' },
  5: { weekday: 2, time: '18:30' },
  6: { weekday: 3, time: '18:30' },
  7: { weekday: 4, time: '18:30' },
  8: { weekday: 1, time: '19:30' },
};

export interface PlannedDate {
  /** « 8-2026-12-03 »: the workshop and its day in Paris, so that two servers plan the same date. */
  id: string;
  workshopId: WorkshopId;
  startsAt: Date;
}

/** Returns the workshop of a URL segment or choice such as « 8 », or undefined. */
export function findWorkshopId(text: string): WorkshopId | undefined {
  return WORKSHOP_IDS.find((id) => String(id) === text);
}

/** Returns the next dates of the weekly rhythm, soonest first; a date that has begun is not upcoming. */
export function upcomingDates(
  workshopId: WorkshopId,
  now: Date,
  count: number = UPCOMING_DATES,
): PlannedDate[] {
  const { weekday } = WEEKLY_RHYTHM[workshopId];
  const today = parisDay(now);
  const first = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return Array.from({ length: count + 1 }, (_, week) => dateOn(workshopId, addDays(first, 7 * week)))
    .filter(({ startsAt }) => startsAt > now)
    .slice(0, count);
}

/** A stored date, as far as the weekly rhythm needs it. */
export type WrittenDate = { id: string; startsAt: Date; cancelled: boolean };

/**
 * Returns the dates that the rhythm must still write so that three are open. Never replans a cancelled or moved date,
 * nor one whose hour is taken.
 * @param written dates of the workshop whose hour, moved or not, is in the future
 */
export function missingDates(
  workshopId: WorkshopId,
  written: readonly WrittenDate[],
  now: Date,
): PlannedDate[] {
  const open = written.filter(({ cancelled, startsAt }) => !cancelled && startsAt > now);
  return upcomingDates(workshopId, now, UPCOMING_DATES + written.length)
    .filter(({ id }) => written.every((date) => date.id !== id))
    .filter(({ startsAt }) => open.every((date) => date.startsAt.getTime() !== startsAt.getTime()))
    .slice(0, Math.max(0, UPCOMING_DATES - open.length));
}

/** @param day ISO date in Paris */
function dateOn(workshopId: WorkshopId, day: string): PlannedDate {
  return {
    id: `${workshopId}-${day}`,
    workshopId,
    startsAt: parisInstant(day, WEEKLY_RHYTHM[workshopId].time),
  };
}

export const DATE_STATUSES = ['completed', 'pending'] as const;
export type DateStatus = (typeof DATE_STATUSES)[number];
/** Labels of spec 1 §4. */
export const DATE_STATUS_LABELS: Record<DateStatus, string> = {
  completed: 'Réalisé',
  pending: 'En attente',
};

/** Returns the status of a date: « Réalisé » from its start (spec 1 §4, D22). */
export function dateStatus(startsAt: Date, now: Date): DateStatus {
  return startsAt <= now ? 'completed' : 'pending';
}

/** Upcoming dates per member, waiting lists included: otherwise five accounts could take all places. */
export const UPCOMING_PLACES_LIMIT = 3;

/**
 * Returns whether a member can register for one more date.
 * @param held workshops of the upcoming dates that the member has a place in or waits for
 */
export function registrationVerdict(
  held: readonly number[],
  workshopId: number,
): 'ok' | 'workshop-held' | 'limit-reached' {
  if (held.includes(workshopId)) return 'workshop-held';
  return held.length >= UPCOMING_PLACES_LIMIT ? 'limit-reached' : 'ok';
}

/** The room opens a little early, so that participants can test their camera. */
export const ROOM_OPENS_BEFORE_MINUTES = 15;

/** Returns whether the room of a date is still closed, open or over. */
export function roomPhase(startsAt: Date, durationMinutes: number, now: Date): RoomStatus {
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return roomPhaseOf({ startsAt, opensBefore: ROOM_OPENS_BEFORE_MINUTES, endsAt }, now);
}

/** Returns the result of a registration. A waiting list keeps its order. */
export function seatVerdict(
  startsAt: Date,
  taken: number,
  waiting: number,
  now: Date,
): RegistrationStatus | 'begun' {
  if (startsAt <= now) return 'begun';
  return taken < PLACES_PER_DATE && waiting === 0 ? 'registered' : 'waiting';
}

/** Returns how many people on the waiting list get a place now. */
export function placesToGive(taken: number, waiting: number): number {
  return Math.max(0, Math.min(PLACES_PER_DATE - taken, waiting));
}

/** Returns whether a date is uncertain: from the evening before, with fewer than two people. */
export function isToConfirm(date: { startsAt: Date; taken: number }, now: Date): boolean {
  return (
    date.taken < PEOPLE_MINIMUM && now >= eveningBefore(date.startsAt, PARIS_ZONE) && now < date.startsAt
  );
}

/** It takes place, it may not take place, or it takes place after all. */
export type ReminderKind = 'reminder' | 'too-few' | 'confirmed';

/**
 * Returns what to tell a participant from the evening before, in their own time zone; a date that may not take place is
 * announced when the team decides in Paris. Registrations after the reminder was due get none, because their
 * confirmation names the date.
 */
export function reminderFor(
  date: { startsAt: Date; taken: number },
  registered: { at: Date; toldAlone: boolean; zone: Zone },
  now: Date,
): ReminderKind | null {
  if (date.startsAt <= now) return null;
  const teamDecides = now >= eveningBefore(date.startsAt, PARIS_ZONE);
  if (date.taken < PEOPLE_MINIMUM) return teamDecides ? 'too-few' : null;
  if (registered.toldAlone) return teamDecides ? 'confirmed' : null;
  const due = eveningBefore(date.startsAt, registered.zone);
  return now >= due && registered.at < due ? 'reminder' : null;
}

/** Attendance of a participant. */
export const ATTENDANCES = ['present', 'absent', 'excused'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** How far ahead the team may plan a date. */
export const LATEST_DATE_DAYS = 180;

/** Returns whether the team may plan a date at this hour. */
export function hourVerdict(startsAt: Date, now: Date): 'ok' | 'past' | 'too-far' {
  if (startsAt <= now) return 'past';
  return startsAt.getTime() > now.getTime() + LATEST_DATE_DAYS * DAY_MS ? 'too-far' : 'ok';
}

/** Returns whether the team may still move, cancel or reassign a date: until it begins, unless cancelled. */
export function changeVerdict(
  date: { startsAt: Date; cancelled: boolean },
  now: Date,
): 'ok' | 'begun' | 'cancelled' {
  return date.cancelled ? 'cancelled' : untilBegun(date.startsAt, now);
}

/** Returns whether attendance can be recorded: once the date has begun. */
export function attendanceVerdict(
  date: { startsAt: Date; cancelled: boolean },
  now: Date,
): 'ok' | 'early' | 'cancelled' {
  if (date.cancelled) return 'cancelled';
  return date.startsAt <= now ? 'ok' : 'early';
}
