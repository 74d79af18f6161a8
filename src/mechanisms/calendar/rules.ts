import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { dayIn, frenchDay, frenchMoment, frenchTime } from '#lib/french-date.ts';
import { addDays, instantIn } from '#lib/paris-time.ts';
import { nearDay } from '#lib/relative-day.ts';
import { hourOfCommune, territoryName, type Zone, zoneOfCommune } from '#lib/zones.ts';
import type { RoomStatus } from '#mechanisms/calls/rules.ts';

/** A plan can be moved or cancelled until it begins. */
export function untilBegun(startsAt: Date, now: Date): 'ok' | 'begun' {
  return startsAt <= now ? 'begun' : 'ok';
}

const EVENING = '18:00';

/** Returns 18:00 on the day before. @param zone of the reader, or of the team */
export function eveningBefore(startsAt: Date, zone: Zone): Date {
  return instantIn(addDays(dayIn(startsAt, zone), -1), EVENING, zone);
}

/** From 18:00 to the last minute of the next day, on the night when the clocks go back. */
export const LONGEST_NOTICE_MS = 31 * HOUR_MS + MINUTE_MS;

/** @param opensBefore minutes before the start, for trying the camera */
export function roomPhaseOf(
  { startsAt, opensBefore, endsAt }: { startsAt: Date; opensBefore: number; endsAt: Date },
  now: Date,
): RoomStatus {
  if (now.getTime() < startsAt.getTime() - opensBefore * MINUTE_MS) return 'early';
  return now < endsAt ? 'open' : 'over';
}

/** The town of a participant, its local time, and the name of that time. */
type PlanPlace = { town: string; zone: Zone; hour: string };
/** The reader’s place comes first. */
export type PlanPlaces = [mine: PlanPlace, theirs: PlanPlace];

/** @param code INSEE code of a commune */
type Home = { town: string; code: string };

/** Adds the territory when both towns have the same name: Saint-Denis (La Réunion). */
export function planPlaces(mine: Home, theirs: Home): PlanPlaces {
  const areNamesakes = mine.town === theirs.town && territoryName(mine.code) !== territoryName(theirs.code);
  const placeOf = ({ town, code }: Home): PlanPlace => {
    const territory = areNamesakes ? territoryName(code) : '';
    return {
      town: territory ? `${town} (${territory})` : town,
      zone: zoneOfCommune(code),
      hour: hourOfCommune(code),
    };
  };
  return [placeOf(mine), placeOf(theirs)];
}

/** « à Lyon », « au Lamentin », « aux Abymes » */
export function inTown(town: string): string {
  if (town.startsWith('Le ')) return `au ${town.slice('Le '.length)}`;
  return town.startsWith('Les ') ? `aux ${town.slice('Les '.length)}` : `à ${town}`;
}

function isSameHour(instant: Date, one: Zone, other: Zone): boolean {
  return frenchMoment(instant, one) === frenchMoment(instant, other);
}

/**
 * « 19 h », or « 19 h à Lyon, 14 h à Fort-de-France », after the reader’s day. Adds the other member’s day where it
 * differs.
 * @param reader zone of the device; away from home, the reader’s town is named too
 */
export function planHour(instant: Date, [mine, theirs]: PlanPlaces, reader: Zone = mine.zone): string {
  const hour = frenchTime(instant, mine.zone);
  const there = hourThere(instant, [mine, theirs]);
  if (there) return `${hour} ${inTown(mine.town)}, ${there}`;
  return isSameHour(instant, mine.zone, reader) ? hour : `${hour} ${inTown(mine.town)}`;
}

/** « jeudi 3 décembre à 19 h », or « jeudi 3 décembre à 19 h à Lyon, 14 h à Fort-de-France ». */
export function planMoment(instant: Date, places: PlanPlaces, reader?: Zone): string {
  return `${frenchDay(instant, places[0].zone)} à ${planHour(instant, places, reader)}`;
}

const WEEK_DAYS = 7;

/**
 * « jeudi, 19 h »; from a week ahead on with its date, « jeudi 10 décembre, 19 h ». Also where the reader’s day
 * differs.
 */
export function shortPlan(
  instant: Date,
  places: PlanPlaces,
  { now, reader }: { now: Date; reader: Zone },
): string {
  const { zone } = places[0];
  const day = dayIn(instant, zone);
  const isNear = day === dayIn(instant, reader) && day < addDays(dayIn(now, zone), WEEK_DAYS);
  const named = isNear && instant > now ? nearDay(instant, now, zone) : frenchDay(instant, zone);
  return `${named}, ${planHour(instant, places, reader)}`;
}

/** « jeudi 3 décembre à 19 h (heure de La Réunion) », where the reader’s time zone is unknown. */
export function planInMail(instant: Date, places: PlanPlaces): string {
  return `${frenchDay(instant, places[0].zone)} à ${hourInMail(instant, places)}`;
}

/** « 19 h (heure de La Réunion) », likewise. */
export function hourInMail(instant: Date, places: PlanPlaces): string {
  const said = planHour(instant, places);
  return hourThere(instant, places) ? said : `${said} (${places[0].hour})`;
}

/** « 14 h à Fort-de-France », beside an hour chosen in another time zone; null where both zones show the same hour. */
export function hourThere(instant: Date, [mine, theirs]: PlanPlaces): string | null {
  if (isSameHour(instant, mine.zone, theirs.zone)) return null;
  const isSameDay = dayIn(instant, mine.zone) === dayIn(instant, theirs.zone);
  const there = isSameDay ? frenchTime(instant, theirs.zone) : frenchMoment(instant, theirs.zone);
  return `${there} ${inTown(theirs.town)}`;
}
