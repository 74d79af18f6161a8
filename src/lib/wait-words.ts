import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says when to retry, rounded up: « dans quelques minutes », « dans une heure », « demain ». */
export function waitWords(seconds: number): string {
  if (seconds <= MINUTE) return 'dans une minute';
  if (seconds <= 20 * MINUTE) return 'dans quelques minutes';
  if (seconds <= HOUR) return 'dans une heure';
  const hours = Math.ceil(seconds / HOUR);
  return hours <= 12 ? `dans ${hours} heures` : 'demain';
}

/** Formats a waiting time, rounded: « depuis 3 heures ». */
export function sinceWords(from: Date, now: Date): string {
  const waited = now.getTime() - from.getTime();
  if (waited < MINUTE_MS) return 'depuis un instant';
  if (waited < HOUR_MS) return depuis(Math.floor(waited / MINUTE_MS), 'minute');
  if (waited < DAY_MS) return depuis(Math.floor(waited / HOUR_MS), 'heure');
  return depuis(Math.floor(waited / DAY_MS), 'jour');
}

function depuis(count: number, unit: string): string {
  return `depuis ${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
}
