import { PLACES_PER_DATE } from '#features/accompaniment/workshops/rules.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { organization, publicAddress, sharedPicture } from '../shared/structured-data.ts';
import type { Masterclass } from './masterclasses.ts';

const MINUTE_MS = 60_000;

/**
 * The masterclasses for search engines. A static page cannot follow the calendar: it says from when on each one
 * repeats, which stays true. No price: what is free depends on when one signed up.
 * @param path page and anchor that speak of them
 */
export function weeklyEvents(list: readonly Masterclass[], path: string) {
  return { '@graph': list.map((masterclass) => weeklyEvent(masterclass, path)) };
}

function weeklyEvent({ title, summary, from, time, minutes, englishDay }: Masterclass, path: string) {
  const starts = parisInstant(from, time);
  const duration = `PT${minutes}M`;
  return {
    '@type': 'EducationEvent',
    name: title,
    description: summary,
    startDate: starts.toISOString(),
    endDate: new Date(starts.getTime() + minutes * MINUTE_MS).toISOString(),
    duration,
    eventSchedule: {
      '@type': 'Schedule',
      startDate: from,
      repeatFrequency: 'P1W',
      byDay: `https://schema.org/${englishDay}`,
      startTime: `${time}:00`,
      duration,
      scheduleTimezone: 'Europe/Paris',
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: publicAddress(path) },
    image: [sharedPicture('services')],
    organizer: organization,
    maximumAttendeeCapacity: PLACES_PER_DATE,
    inLanguage: 'fr-FR',
  };
}
