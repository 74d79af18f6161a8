import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { dayIn } from '#lib/french-date.ts';
import { addDays, instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { eveningBefore } from '#mechanisms/calendar/rules.ts';
import type { Activity } from '#member/profile/rules.ts';

/** Kinds of place for a first meeting: public, and easy to leave. */
export const PLACE_KINDS = [
  'Café',
  'Salon de thé',
  'Parc ou jardin',
  'Musée ou exposition',
  'Marché',
  'Librairie',
  'Restaurant',
  'Balade en ville',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const PLACE_NAME_MAX_LENGTH = 80;
/** Moments in a proposal. */
export const MOMENTS_PROPOSED = 3;
export const PROPOSED_WITHIN_DAYS = 60;
/** Minimum notice. */
const NOTICE_MS = HOUR_MS;
/** Duration of the calendar entry: « Prévoyez une heure, pas une soirée ». */
export const DATE_MINUTES = 60;
/** How long an agreed date counts as taking place; then a new one can be proposed. */
const DATE_LASTS_MS = 3 * HOUR_MS;
/** A link for a friend expires this long after the start of the date. */
export const FRIEND_LINK_MS = DAY_MS;
/** Retention of agreed dates after their day. */
export const DATE_KEPT_DAYS = 30;

const FIRST_HOUR = 8;
const LAST_HOUR = 22;

/** Times of day that can be proposed: « 08:00 », « 08:30 »… */
export const MEETING_TIMES: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 },
  (_, at) => `${String(FIRST_HOUR + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);

/** A day (yyyy-mm-dd) and a time in the proposer’s time zone. */
export type ChosenMoment = { day: string; time: string };

export type MomentVerdict = 'ok' | 'too-soon' | 'too-far' | 'twice';

/** Returns the verdict on each proposed moment, in order. Of two equal moments, the second is `twice`. */
export function momentVerdicts(moments: readonly Date[], now: Date): MomentVerdict[] {
  return moments.map((moment, place) => {
    if (moment.getTime() < now.getTime() + NOTICE_MS) return 'too-soon';
    if (moment.getTime() > now.getTime() + PROPOSED_WITHIN_DAYS * DAY_MS) return 'too-far';
    const isRepeated = moments.slice(0, place).some((other) => other.getTime() === moment.getTime());
    return isRepeated ? 'twice' : 'ok';
  });
}

/** Returns the proposed moments that can still be chosen. */
export function openMoments(moments: readonly Date[], now: Date): Date[] {
  return moments.filter((moment) => moment > now);
}

/** Returns whether a plan is active; an inactive one does not prevent a new proposal. */
export function isStanding({ moments, agreedAt }: Planned, now: Date): boolean {
  if (agreedAt) return now.getTime() < agreedAt.getTime() + DATE_LASTS_MS;
  return openMoments(moments, now).length > 0;
}

export type Planned = { moments: readonly Date[]; agreedAt: Date | null };

/** Returns when a member is asked about a date: the next morning, in their time zone. */
export function askedAboutFrom(agreedAt: Date, zone: Zone): Date {
  return instantIn(addDays(dayIn(agreedAt, zone), 1), '08:00', zone);
}

const SOON_MS = 2 * HOUR_MS;

/**
 * Returns the reminder of an agreed date that is due, if any. A reminder due before both agreed is skipped.
 * @param settledAt when the two agreed
 * @param zone of the recipient
 */
export function dateReminder(
  { agreedAt, settledAt }: { agreedAt: Date; settledAt: Date },
  now: Date,
  zone: Zone,
): 'eve' | 'soon' | 'none' {
  if (now >= agreedAt) return 'none';
  const soon = new Date(agreedAt.getTime() - SOON_MS);
  if (now >= soon) return settledAt < soon ? 'soon' : 'none';
  const eve = eveningBefore(agreedAt, zone);
  return now >= eve && settledAt < eve ? 'eve' : 'none';
}

/** Adds the moments of a proposal to those that the two have refused, and drops past ones. */
export function addRefused(refused: readonly string[], moments: readonly string[], now: Date): string[] {
  return [...new Set([...refused, ...moments])].filter((moment) => new Date(moment) > now);
}

/** Returns the days that can be proposed, from today. @param zone of the proposer */
export function proposableDays(now: Date, zone: Zone): string[] {
  const today = dayIn(now, zone);
  return Array.from({ length: PROPOSED_WITHIN_DAYS }, (_, days) => addDays(today, days));
}

const EVENING = '19:00';

/**
 * Returns three suggested evenings, the next suitable ones, at least two days ahead.
 * @param refused instants to avoid: later evenings replace them
 */
export function suggestedMoments(now: Date, zone: Zone, refused: readonly string[] = []): ChosenMoment[] {
  const given = new Set(refused.map((one) => new Date(one).getTime()));
  const moments: ChosenMoment[] = [];
  for (let day = addDays(dayIn(now, zone), 2); moments.length < MOMENTS_PROPOSED; day = addDays(day, 1))
    if (!given.has(instantIn(day, EVENING, zone).getTime())) moments.push({ day, time: EVENING });
  return moments;
}

/** Kinds of place that a shared activity suggests. Home is no place for a first meeting. */
const PLACES_OF: Partial<Record<Activity, PlaceKind>> = {
  'Expos, musées': 'Musée ou exposition',
  Nature: 'Parc ou jardin',
  Randonnée: 'Balade en ville',
  'Balades, voyages, weekends': 'Balade en ville',
  'Bricolage, jardinage': 'Marché',
  'Sorties, Fêtes': 'Restaurant',
  Sport: 'Parc ou jardin',
  Cinéma: 'Café',
  Théâtres: 'Café',
  Concerts: 'Café',
};
const PLACES_SUGGESTED = 4;

/** Returns the shared activities that suggest a kind of place, in the order of their list. */
export function placesBothLike(shared: readonly Activity[]): { activity: Activity; kind: PlaceKind }[] {
  return shared.flatMap((activity) => {
    const kind = PLACES_OF[activity];
    return kind ? [{ activity, kind }] : [];
  });
}

/** Returns every kind of place, those for shared activities first, split into visible and further ones. */
export function placesInTurn(shared: readonly Activity[]): { first: PlaceKind[]; others: PlaceKind[] } {
  const kinds = [...new Set([...placesBothLike(shared).map(({ kind }) => kind), ...PLACE_KINDS])];
  return { first: kinds.slice(0, PLACES_SUGGESTED), others: kinds.slice(PLACES_SUGGESTED) };
}

/** Returns « Café, Le Petit Bouchon », or « Café » without a name. */
export function placeWords({ kind, name }: { kind: string; name: string }): string {
  return name ? `${kind}, ${name}` : kind;
}
