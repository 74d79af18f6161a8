import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';

/** A place, or a rank on the waiting list. */
export const REGISTRATION_STATUSES = ['registered', 'waiting'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const WORKSHOP_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type WorkshopId = (typeof WORKSHOP_IDS)[number];

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

/** The date that an id means, as long as it is one of the next; nothing otherwise. */
export function findPlannedDate(id: string, now: Date): PlannedDate | undefined {
  return WORKSHOP_IDS.flatMap((workshop) => upcomingDates(workshop, now)).find((one) => one.id === id);
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
export const DATE_STATUS_LABELS: Record<DateStatus, string> = {
  completed: 'Réalisé',
  pending: 'En attente',
};

/** « Réalisé » from the start of the date, by its date and time (spec 1 §4, D22). */
export function dateStatus(startsAt: Date, now: Date): DateStatus {
  return startsAt <= now ? 'completed' : 'pending';
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

/** A place can be given back until the date begins. */
export function canCancel(startsAt: Date, now: Date): 'ok' | 'begun' {
  return startsAt <= now ? 'begun' : 'ok';
}

/** How many of the waiting list get a place now. */
export function placesToGive(taken: number, waiting: number): number {
  return Math.max(0, Math.min(PLACES_PER_DATE - taken, waiting));
}

const REMINDER_TIME = '18:00';

/** The evening before: 18:00 in Paris on the day before the date. */
export function reminderTime(startsAt: Date): Date {
  return parisInstant(addDays(parisDay(startsAt), -1), REMINDER_TIME);
}

/**
 * What a registered person is told from the evening before on: that the date comes near, or that they are too few.
 * Whoever registered after that evening's reminder has just read the date in their confirmation.
 */
export function reminderFor(
  date: { startsAt: Date; taken: number },
  registeredAt: Date,
  now: Date,
): 'reminder' | 'too-few' | null {
  const due = reminderTime(date.startsAt);
  if (now < due || date.startsAt <= now) return null;
  if (date.taken < PEOPLE_MINIMUM) return 'too-few';
  return registeredAt < due ? 'reminder' : null;
}
