import { parisDay, parisTime } from '#lib/french-date.ts';
import { APPOINTMENT_MINUTES, minutesOf } from '#member/appointments/rules.ts';
import type { ListedAppointment } from '../contract.ts';

type Timed = Pick<ListedAppointment, 'kind' | 'startsAt'>;
/** Minimum height of a press target, in rem. */
const PRESSED = 1.5;

/** Returns the visible hours and the minimum height of a minute in rem: even close blocks can each be pressed. */
export function scaleOf(timed: readonly Timed[]) {
  const starts = timed.map(minuteOfDay);
  const ends = timed.map((one) => minuteOfDay(one) + APPOINTMENT_MINUTES[one.kind]);
  const moments = timed.map(({ startsAt }) => Date.parse(startsAt) / 60_000).toSorted((a, b) => a - b);
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  return {
    from: Math.floor(Math.min(9 * 60, ...starts) / 60),
    to: Math.ceil(Math.max(18 * 60, ...ends) / 60),
    least: PRESSED / Math.min(15, ...gaps.filter((gap) => gap > 0)),
  };
}
export type WeekScale = ReturnType<typeof scaleOf>;

/** Minutes since midnight in Paris. */
export function minuteOfDay({ startsAt }: Pick<Timed, 'startsAt'>): number {
  return minutesOf(parisTime(new Date(startsAt)));
}

export function dayOf({ startsAt }: Pick<Timed, 'startsAt'>): string {
  return parisDay(new Date(startsAt));
}
