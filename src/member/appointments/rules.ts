import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { roomPhaseOf } from '#mechanisms/calendar/rules.ts';
import type { RoomStatus } from '#mechanisms/calls/rules.ts';

/** `welcome`: the welcome interview. `verification`: five minutes that compare a face with the photos (D19). */
export const APPOINTMENT_KINDS = ['welcome', 'verification'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_MINUTES: Record<AppointmentKind, number> = { welcome: 20, verification: 5 };
/** Between two appointments of one colleague, who chooses: to write a note, to breathe. */
export const BUFFER_MINUTES = [0, 5, 10, 15] as const;
export type BufferMinutes = (typeof BUFFER_MINUTES)[number];
export const USUAL_BUFFER: BufferMinutes = 10;

/** Moved ones are booked, at another moment. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'held', 'missed'] as const;
/** Of a verification: the face seen is that of the first photo, or could not be told with certainty. */
export const FACE_VERDICTS = ['same', 'unsure'] as const;
export type FaceVerdict = (typeof FACE_VERDICTS)[number];
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** In the site, or by phone; a face is compared by image only. */
export const MEANS = ['call', 'phone'] as const;
export type Means = (typeof MEANS)[number];

export const CANCELLED_BY = ['member', 'team'] as const;

export const NOTICE_HOURS = 2;
/** A slot that was shown is still booked some minutes later: reading and choosing take a while. */
export const CHOOSING_MINUTES = 15;
export const HORIZON_DAYS = 28;
/** On the clocks of Paris, from Monday to Saturday. */
export const WORKING_HOURS = { from: '08:00', to: '21:00' } as const;
export const WORKING_DAYS = [1, 2, 3, 4, 5, 6] as const;

export const APPOINTMENT_NOTE_MAX_LENGTH = 2000;
export const WORDS_MAX_LENGTH = 500;
export const PHONE_MAX_LENGTH = 20;
/** Appointments and their notes are forgotten so long after their date. */
export const APPOINTMENT_KEPT_DAYS = 365;

/** A time that one person of the team gives. */
export type Slot = { kind: AppointmentKind; startsAt: Date };

export function endOfSlot({ kind, startsAt }: Slot): Date {
  return new Date(startsAt.getTime() + APPOINTMENT_MINUTES[kind] * MINUTE_MS);
}

/** Whether a slot may be shown: two hours ahead at least, four weeks at most. @param grace minutes less than that */
export function bookingVerdict(startsAt: Date, now: Date, grace = 0): 'ok' | 'too-soon' | 'too-far' {
  if (startsAt.getTime() < now.getTime() + NOTICE_HOURS * HOUR_MS - grace * MINUTE_MS) return 'too-soon';
  return parisDay(startsAt) > addDays(parisDay(now), HORIZON_DAYS) ? 'too-far' : 'ok';
}

/** The same for a member who chose it among those shown. */
export function takingVerdict(startsAt: Date, now: Date) {
  return bookingVerdict(startsAt, now, CHOOSING_MINUTES);
}

/** From now until no further slot may be booked; a day more, since the last one counts by the clocks of Paris. */
export function bookableRange(now: Date): { from: Date; before: Date } {
  return { from: now, before: new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS) };
}

export type SlotVerdict = ReturnType<typeof bookingVerdict> | 'outside-hours' | 'overlap';

/**
 * Whether someone of the team may give one more time.
 * @param others what they have given already, or are booked for
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

/** @param buffer minutes kept free between the two */
export function overlap(one: Slot, other: Slot, buffer = 0): boolean {
  const isBefore = (first: Slot, next: Slot) =>
    endOfSlot(first).getTime() + buffer * MINUTE_MS <= next.startsAt.getTime();
  return !isBefore(one, other) && !isBefore(other, one);
}

export const CALL_OPENS_BEFORE_MINUTES = 5;
/** How long the one who is there waits for the other. */
const ROOM_WAITS_MINUTES = 15;

/** `beganAt`: when the two first reached each other; the minutes run from then. */
export type RoomTimes = Slot & { beganAt: Date | null };

export function callPhaseOf({ kind, startsAt, beganAt }: RoomTimes, now: Date): RoomStatus {
  const minutes = beganAt ? APPOINTMENT_MINUTES[kind] : ROOM_WAITS_MINUTES;
  const endsAt = new Date((beganAt ?? startsAt).getTime() + minutes * MINUTE_MS);
  return roomPhaseOf({ startsAt, opensBefore: CALL_OPENS_BEFORE_MINUTES, endsAt }, now);
}

/** Whole seconds until a call that has begun ends; nothing before. */
export function roomSecondsLeft({ kind, beganAt }: RoomTimes, now: Date): number | null {
  if (!beganAt) return null;
  const left = beganAt.getTime() + APPOINTMENT_MINUTES[kind] * MINUTE_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * What took place, or not, is said once it could begin; a slip can be corrected. What was said of a face stays: the
 * member has read it.
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
/** From 24 hours before, as long as « tomorrow » is of use; from one hour before. */
const EVE_HOURS = { from: 24, until: 6 } as const;
export const LONGEST_REMINDER_MS = EVE_HOURS.from * HOUR_MS;

/** What is due now. @param settledAt when it was booked or moved: whoever did so since has just read it */
export function reminderDue(
  { startsAt, settledAt }: { startsAt: Date; settledAt: Date },
  now: Date,
): AppointmentReminder | null {
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  if (now >= before(1)) return now < startsAt && settledAt < before(1) ? 'soon' : null;
  const isEve = now >= before(EVE_HOURS.from) && now < before(EVE_HOURS.until);
  return isEve && settledAt < before(EVE_HOURS.from) ? 'eve' : null;
}

/** A week that repeats: the same hours on the same days. `from` and `to` as « 09:30 ». */
export type WeekPattern = {
  kind: AppointmentKind;
  /** 1 is Monday. */
  weekdays: readonly number[];
  from: string;
  to: string;
  weeks: number;
};
export type SlotMoment = { day: string; time: string };

/** The hours of one day that are given every week. Days up to `openedUntil` (ISO date) were opened already. */
export type Pattern = Omit<WeekPattern, 'weekdays' | 'weeks'> & { weekday: number; openedUntil: string };
/** ISO dates, both included. */
export type Absence = { firstDay: string; lastDay: string };

export function isAway(absences: readonly Absence[], day: string): boolean {
  return absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** The local moments of a pattern, soonest first. @param firstDay ISO date from which it runs */
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
