import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import type { RoomStatus } from '#mechanisms/calls/rules.ts';

/** A plan can be moved or cancelled until it begins. */
export function untilBegun(startsAt: Date, now: Date): 'ok' | 'begun' {
  return startsAt <= now ? 'begun' : 'ok';
}

const EVENING = '18:00';

/** 18:00 in Paris on the day before. */
export function eveningBefore(startsAt: Date): Date {
  return parisInstant(addDays(parisDay(startsAt), -1), EVENING);
}

/** From 18:00 to the last minute of the next day, on the night that has an hour more. */
export const LONGEST_NOTICE_MS = 31 * HOUR_MS + MINUTE_MS;

/** @param opensBefore minutes before the start, for trying the camera */
export function roomPhaseOf(
  { startsAt, opensBefore, endsAt }: { startsAt: Date; opensBefore: number; endsAt: Date },
  now: Date,
): RoomStatus {
  if (now.getTime() < startsAt.getTime() - opensBefore * MINUTE_MS) return 'early';
  return now < endsAt ? 'open' : 'over';
}
