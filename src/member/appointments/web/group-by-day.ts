import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import type { Offer } from '../contract.ts';

export type OfferedDay = { day: string; label: string; offers: Offer[] };

/** Free times by their day in Paris, soonest first. */
export function groupByDay(offers: readonly Offer[]): OfferedDay[] {
  const days = Map.groupBy(offers, ({ startsAt }) => parisDay(new Date(startsAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    label: frenchDay(new Date(ofDay[0]?.startsAt ?? day), PARIS_ZONE),
    offers: ofDay,
  }));
}
