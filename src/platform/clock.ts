import { parisDay } from '#lib/french-date.ts';

/** The only source of time on the server, so that tests can set it. On PostgreSQL see `watchClock`. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** Today's ISO date in Paris: ages and birthdays are counted there. */
export function today(clock: Clock): string {
  return parisDay(clock.now());
}
