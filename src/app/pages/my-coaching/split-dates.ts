import { currentTime } from '#browser/clock.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { roomPhase } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';

/** Current and future dates, earliest first; past dates, latest first. */
export function splitDates(dates: readonly MyWorkshopDate[], now = currentTime()) {
  const isTicket = ({ status, startsAt, workshopId }: MyWorkshopDate) =>
    status === 'pending' ||
    roomPhase(new Date(startsAt), workshopOf(workshopId).durationMinutes, now) === 'open';
  return {
    coming: dates.filter(isTicket).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    past: dates.filter((date) => !isTicket(date)),
  };
}
