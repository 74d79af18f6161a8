import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { roomPhaseOf } from '#mechanisms/calendar/rules.ts';
import type { RoomStatus } from '#mechanisms/calls/rules.ts';

/** `welcome`: the welcome interview. `verification`: a five-minute call that compares a face with the photos (D19). */
export const APPOINTMENT_KINDS = ['welcome', 'verification'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_MINUTES: Record<AppointmentKind, number> = { welcome: 20, verification: 5 };
/** Minutes kept free between two appointments of a colleague, at their choice. */
export const BUFFER_MINUTES = [0, 5, 10, 15] as const;
export type BufferMinutes = (typeof BUFFER_MINUTES)[number];
export const USUAL_BUFFER: BufferMinutes = 10;

/** A moved appointment stays `booked`. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'held', 'missed'] as const;
/** Outcome of a verification: the face is that of the first photo, or the colleague could not tell with certainty. */
export const FACE_VERDICTS = ['same', 'unsure'] as const;
export type FaceVerdict = (typeof FACE_VERDICTS)[number];
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** By video call on the site, or by phone. A verification requires video. */
export const MEANS = ['call', 'phone'] as const;
export type Means = (typeof MEANS)[number];

export const CANCELLED_BY = ['member', 'team'] as const;

export const NOTICE_HOURS = 2;
/**
 * A slot on screen can be booked for this long after its notice period has begun, so that members have time to choose.
 */
export const CHOOSING_MINUTES = 15;
export const HORIZON_DAYS = 28;
/** In Paris time, Monday to Saturday. */
export const WORKING_HOURS = { from: '08:00', to: '21:00' } as const;
export const WORKING_DAYS = [1, 2, 3, 4, 5, 6] as const;

export const APPOINTMENT_NOTE_MAX_LENGTH = 2000;
export const WORDS_MAX_LENGTH = 500;
export const PHONE_MAX_LENGTH = 20;
/** Retention of appointments and their notes after their date, in days. */
export const APPOINTMENT_KEPT_DAYS = 365;

/** A slot published by a colleague. */
export type Slot = { kind: AppointmentKind; startsAt: Date };

/** Returns the instant at which a slot ends. */
export function endOfSlot({ kind, startsAt }: Slot): Date {
  return new Date(startsAt.getTime() + APPOINTMENT_MINUTES[kind] * MINUTE_MS);
}

/**
 * Returns whether a slot can be offered: from two hours to four weeks ahead.
 * @param grace minutes by which the notice may be shorter
 */
export function bookingVerdict(startsAt: Date, now: Date, grace = 0): 'ok' | 'too-soon' | 'too-far' {
  if (startsAt.getTime() < now.getTime() + NOTICE_HOURS * HOUR_MS - grace * MINUTE_MS) return 'too-soon';
  return parisDay(startsAt) > addDays(parisDay(now), HORIZON_DAYS) ? 'too-far' : 'ok';
}

/** Like `bookingVerdict`, for a member who chose the slot on screen. */
export function takingVerdict(startsAt: Date, now: Date) {
  return bookingVerdict(startsAt, now, CHOOSING_MINUTES);
}

/** Returns the range of bookable start times, one day too long because the last day counts in Paris time. */
export function bookableRange(now: Date): { from: Date; before: Date } {
  return { from: now, before: new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS) };
}

export type SlotVerdict = ReturnType<typeof bookingVerdict> | 'outside-hours' | 'overlap';

/**
 * Returns whether a colleague can publish one more slot.
 * @param others their slots and booked appointments
 * @param buffer minutes kept free between two
 */
export function slotVerdict(slot: Slot, others: readonly Slot[], now: Date, buffer = 0): SlotVerdict {
  const verdict = bookingVerdict(slot.startsAt, now);
  if (verdict !== 'ok') return verdict;
  const day = parisDay(slot.startsAt);
  const works = WORKING_DAYS.some((weekday) => weekday === weekdayOf(day));
  const opens = parisInstant(day, WORKING_HOURS.from);
  const closes = parisInstant(day, WORKING_HOURS.to);
  if (!works || slot.startsAt < opens || endOfSlot(slot) > closes) return 'outside-hours';
  return others.some((other) => overlap(slot, other, buffer)) ? 'overlap' : 'ok';
}

/** Symmetric. @param buffer minutes kept free between the two */
export function overlap(one: Slot, other: Slot, buffer = 0): boolean {
  const isBefore = (first: Slot, next: Slot) =>
    endOfSlot(first).getTime() + buffer * MINUTE_MS <= next.startsAt.getTime();
  return !isBefore(one, other) && !isBefore(other, one);
}

export const CALL_OPENS_BEFORE_MINUTES = 5;
/** How long the room stays open for the second participant. */
const ROOM_WAITS_MINUTES = 15;

/** `beganAt`: when both participants first connected; the call lasts from then. */
export type RoomTimes = Slot & { beganAt: Date | null };

/** Returns whether the room of a call is still closed, open or over. */
export function callPhaseOf({ kind, startsAt, beganAt }: RoomTimes, now: Date): RoomStatus {
  const minutes = beganAt ? APPOINTMENT_MINUTES[kind] : ROOM_WAITS_MINUTES;
  const endsAt = new Date((beganAt ?? startsAt).getTime() + minutes * MINUTE_MS);
  return roomPhaseOf({ startsAt, opensBefore: CALL_OPENS_BEFORE_MINUTES, endsAt }, now);
}

/** Returns the whole seconds until a call ends, or null before it has begun. */
export function roomSecondsLeft({ kind, beganAt }: RoomTimes, now: Date): number | null {
  if (!beganAt) return null;
  const left = beganAt.getTime() + APPOINTMENT_MINUTES[kind] * MINUTE_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * Returns whether the outcome of an appointment can be recorded: from the moment when the call can begin, and corrected
 * later. A face verdict is final, because the member has been told.
 */
export function verdictOutcome(
  { state, startsAt, face }: { state: AppointmentState; startsAt: Date; face: FaceVerdict | null },
  now: Date,
): 'ok' | 'cancelled' | 'early' | 'judged' {
  if (state === 'cancelled') return 'cancelled';
  if (face) return 'judged';
  const opens = startsAt.getTime() - CALL_OPENS_BEFORE_MINUTES * MINUTE_MS;
  return now.getTime() < opens ? 'early' : 'ok';
}

export type AppointmentReminder = 'eve' | 'soon';
/**
 * Hours before the appointment: within `EVE_HOURS`, « demain » is still right; the last reminder goes out one hour
 * before.
 */
const EVE_HOURS = { from: 24, until: 6 } as const;
export const LONGEST_REMINDER_MS = EVE_HOURS.from * HOUR_MS;

/**
 * Returns the reminder that is due now.
 * @param settledAt when it was booked or last moved; a reminder due before then is skipped
 */
export function reminderDue(
  { startsAt, settledAt }: { startsAt: Date; settledAt: Date },
  now: Date,
): AppointmentReminder | null {
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  if (now >= before(1)) return now < startsAt && settledAt < before(1) ? 'soon' : null;
  const isEve = now >= before(EVE_HOURS.from) && now < before(EVE_HOURS.until);
  return isEve && settledAt < before(EVE_HOURS.from) ? 'eve' : null;
}

/** A weekly pattern: the same hours on the same days. `from` and `to` are Paris times like « 09:30 ». */
export type WeekPattern = {
  kind: AppointmentKind;
  /** 1 is Monday. */
  weekdays: readonly number[];
  from: string;
  to: string;
  weeks: number;
};
export type SlotMoment = { day: string; time: string };

/** The hours of one weekday, published every week. Days up to `openedUntil` (ISO date) are already published. */
export type Pattern = Omit<WeekPattern, 'weekdays' | 'weeks'> & { weekday: number; openedUntil: string };
/** ISO dates, both inclusive. */
export type Absence = { firstDay: string; lastDay: string };

/** Returns whether a day (ISO date) falls into one of the absences, including their first and last day. */
export function isAway(absences: readonly Absence[], day: string): boolean {
  return absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** Returns the slots of a pattern in local time, soonest first. @param firstDay ISO date from which it applies */
export function slotMoments(
  { kind, weekdays, from, to, weeks }: WeekPattern,
  firstDay: string,
  buffer: number = USUAL_BUFFER,
): SlotMoment[] {
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(firstDay, index));
  const times = timesBetween(from, to, APPOINTMENT_MINUTES[kind], buffer);
  return days
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .flatMap((day) => times.map((time) => ({ day, time })));
}

function timesBetween(from: string, to: string, length: number, buffer: number): string[] {
  const times: string[] = [];
  for (let at = minutesOf(from); at + length <= minutesOf(to); at += length + buffer)
    times.push(`${pad(Math.floor(at / 60))}:${pad(at % 60)}`);
  return times;
}

/** @param time « 09:30 » */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
