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

/** Emotional dependency, fear of abandonment, grief: to ask for a place already tells of oneself (D35). */
export const INTIMATE_WORKSHOPS: readonly number[] = [2, 3, 4] satisfies WorkshopId[];

/** Places of a date (D17). */
export const PLACES_PER_DATE = 5;
/** Below this many, a masterclass makes no sense: coach and member are told the evening before (D22). */
export const PEOPLE_MINIMUM = 2;
/** Upcoming dates that each workshop always shows. */
export const UPCOMING_DATES = 3;

/** When each workshop takes place every week, on the clocks of Paris; 1 is Monday. No two overlap. */
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

/** Whether a number, such as one of a date stored long ago, is still in the catalogue. */
export function isWorkshopId(id: number): id is WorkshopId {
  return WORKSHOP_IDS.some((known) => known === id);
}

/** The workshop that « 8 » in an address means, or nothing. */
export function findWorkshopId(text: string): WorkshopId | undefined {
  return WORKSHOP_IDS.find((id) => String(id) === text);
}

/** The next dates of the weekly rhythm, soonest first; one that has begun is not upcoming. */
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

/** A date that is written, as far as the weekly rhythm has to know it. */
export type WrittenDate = { id: string; startsAt: Date; cancelled: boolean };

/**
 * What the rhythm still has to write so that three dates are open: never one that was cancelled, nor one that was moved
 * or that another takes the hour of.
 * @param written those of the workshop whose hour, moved or not, is to come
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

/** « Réalisé » from the start of the date, by its date and time (spec 1 §4, D22). */
export function dateStatus(startsAt: Date, now: Date): DateStatus {
  return startsAt <= now ? 'completed' : 'pending';
}

/** Dates to come that one member may hold or wait for: five accounts could otherwise take all the places. */
export const UPCOMING_PLACES_LIMIT = 3;

/**
 * Whether one more date may be asked for.
 * @param held the workshops of the dates to come that the member holds or waits for
 */
export function registrationVerdict(
  held: readonly number[],
  workshopId: number,
): 'ok' | 'workshop-held' | 'limit-reached' {
  if (held.includes(workshopId)) return 'workshop-held';
  return held.length >= UPCOMING_PLACES_LIMIT ? 'limit-reached' : 'ok';
}

/** The room opens a little before the date, for whoever wants to try their camera. */
export const ROOM_OPENS_BEFORE_MINUTES = 15;

export function roomPhase(startsAt: Date, durationMinutes: number, now: Date): RoomStatus {
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return roomPhaseOf({ startsAt, opensBefore: ROOM_OPENS_BEFORE_MINUTES, endsAt }, now);
}

/** What someone who asks for a place gets; nobody passes those who wait already. */
export function seatVerdict(
  startsAt: Date,
  taken: number,
  waiting: number,
  now: Date,
): RegistrationStatus | 'begun' {
  if (startsAt <= now) return 'begun';
  return taken < PLACES_PER_DATE && waiting === 0 ? 'registered' : 'waiting';
}

/** How many of the waiting list get a place now. */
export function placesToGive(taken: number, waiting: number): number {
  return Math.max(0, Math.min(PLACES_PER_DATE - taken, waiting));
}

/** From the evening before on, a date with fewer than two people is not sure to take place. */
export function isToConfirm(date: { startsAt: Date; taken: number }, now: Date): boolean {
  return (
    date.taken < PEOPLE_MINIMUM && now >= eveningBefore(date.startsAt, PARIS_ZONE) && now < date.startsAt
  );
}

/** What is told of a date that comes near: that it does, that it may not take place, that after all it does. */
export type ReminderKind = 'reminder' | 'too-few' | 'confirmed';

/**
 * What a registered person is told from the evening before on: the reminder on the evening where they live, that a date
 * may not take place when the team decides about it. Whoever registered after that evening's reminder has just read the
 * date in their confirmation.
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

/** Whether someone who had a place was there. */
export const ATTENDANCES = ['present', 'absent', 'excused'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** How far ahead the team may set a date. */
export const LATEST_DATE_DAYS = 180;

/** Whether the team may set a date there. */
export function hourVerdict(startsAt: Date, now: Date): 'ok' | 'past' | 'too-far' {
  if (startsAt <= now) return 'past';
  return startsAt.getTime() > now.getTime() + LATEST_DATE_DAYS * DAY_MS ? 'too-far' : 'ok';
}

/** Whether the team may still move, cancel or lead to a date: until it begins, and once. */
export function changeVerdict(
  date: { startsAt: Date; cancelled: boolean },
  now: Date,
): 'ok' | 'begun' | 'cancelled' {
  return date.cancelled ? 'cancelled' : untilBegun(date.startsAt, now);
}

/** Who was there is ticked once the date has begun. */
export function attendanceVerdict(
  date: { startsAt: Date; cancelled: boolean },
  now: Date,
): 'ok' | 'early' | 'cancelled' {
  if (date.cancelled) return 'cancelled';
  return date.startsAt <= now ? 'ok' : 'early';
}
