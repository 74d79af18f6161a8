import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { roomState } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';

/** Dates to come and under way, nearest first, which have a ticket; and those that are over, latest first. */
export function splitDates(dates: readonly MyWorkshopDate[], now = new Date()) {
  const isTicket = ({ status, startsAt, workshopId }: MyWorkshopDate) =>
    status === 'pending' ||
    roomState(new Date(startsAt), workshopOf(workshopId).durationMinutes, now) === 'open';
  return {
    coming: dates.filter(isTicket).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    past: dates.filter((date) => !isTicket(date)),
  };
}
