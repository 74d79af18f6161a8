import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { dayIn } from '#lib/french-date.ts';
import { addDays, instantIn } from '#lib/paris-time.ts';
import type { Zone } from '#lib/zones.ts';
import { eveningBefore } from '#mechanisms/calendar/rules.ts';
import type { Activity } from '#member/profile/rules.ts';

/** Where two people who do not know each other yet may meet: public, and easy to leave. */
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
/** Moments that one proposes, for the other to choose from. */
export const MOMENTS_PROPOSED = 3;
export const PROPOSED_WITHIN_DAYS = 60;
/** Nobody is made to run. */
const NOTICE_MS = HOUR_MS;
/** What a calendar is told: « Prévoyez une heure, pas une soirée ». */
export const DATE_MINUTES = 60;
/** How long an agreed date is shown as taking place; then another one may be proposed. */
const DATE_LASTS_MS = 3 * HOUR_MS;
/** A link for someone close ends so long after the date has begun. */
export const FRIEND_LINK_MS = DAY_MS;
/** Agreed dates are forgotten so long after their day. */
export const DATE_KEPT_DAYS = 30;

const FIRST_HOUR = 8;
const LAST_HOUR = 22;

/** Hours of the day that one may propose: « 08:00 », « 08:30 »… */
export const MEETING_TIMES: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 },
  (_, at) => `${String(FIRST_HOUR + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);

/** A day (yyyy-mm-dd) and an hour where the one who proposes lives. */
export type ChosenMoment = { day: string; time: string };

export type MomentVerdict = 'ok' | 'too-soon' | 'too-far' | 'twice';

/** What is to be said of each proposed moment, in their order; the one that repeats another is the later of the two. */
export function momentVerdicts(moments: readonly Date[], now: Date): MomentVerdict[] {
  return moments.map((moment, place) => {
    if (moment.getTime() < now.getTime() + NOTICE_MS) return 'too-soon';
    if (moment.getTime() > now.getTime() + PROPOSED_WITHIN_DAYS * DAY_MS) return 'too-far';
    const isRepeated = moments.slice(0, place).some((other) => other.getTime() === moment.getTime());
    return isRepeated ? 'twice' : 'ok';
  });
}

/** Those of the proposed moments that may still be chosen. */
export function openMoments(moments: readonly Date[], now: Date): Date[] {
  return moments.filter((moment) => moment > now);
}

/** A proposal or a date that two people have at an instant; what is over no longer stands in the way of another. */
export function isStanding({ moments, agreedAt }: Planned, now: Date): boolean {
  if (agreedAt) return now.getTime() < agreedAt.getTime() + DATE_LASTS_MS;
  return openMoments(moments, now).length > 0;
}

export type Planned = { moments: readonly Date[]; agreedAt: Date | null };

/** From when a member is asked about a date: the morning after, where they live. */
export function askedAboutFrom(agreedAt: Date, zone: Zone): Date {
  return instantIn(addDays(dayIn(agreedAt, zone), 1), '08:00', zone);
}

const SOON_MS = 2 * HOUR_MS;

/**
 * Which reminder of an agreed date is due, if any. Whoever agreed after a reminder was due has just been told, and is
 * not told again.
 * @param settledAt when the two agreed
 * @param zone of the one who is reminded
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

/** The moments that two people have refused, with those of another proposal; past ones no longer matter. */
export function addRefused(refused: readonly string[], moments: readonly string[], now: Date): string[] {
  return [...new Set([...refused, ...moments])].filter((moment) => new Date(moment) > now);
}

/** Days that one may choose, from today. @param zone of the one who proposes */
export function proposableDays(now: Date, zone: Zone): string[] {
  const today = dayIn(now, zone);
  return Array.from({ length: PROPOSED_WITHIN_DAYS }, (_, days) => addDays(today, days));
}

const EVENING = '19:00';

/**
 * Three evenings to begin with, the next ones that suit; two days ahead at least.
 * @param refused instants that suit one of the two no longer: the evenings after them are suggested
 */
export function suggestedMoments(now: Date, zone: Zone, refused: readonly string[] = []): ChosenMoment[] {
  const given = new Set(refused.map((one) => new Date(one).getTime()));
  const moments: ChosenMoment[] = [];
  for (let day = addDays(dayIn(now, zone), 2); moments.length < MOMENTS_PROPOSED; day = addDays(day, 1))
    if (!given.has(instantIn(day, EVENING, zone).getTime())) moments.push({ day, time: EVENING });
  return moments;
}

/** Where what two people both like can take them; home is no place for a first meeting. */
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

/** What two people both like that leads to a kind of place, in the order of their list. */
export function placesBothLike(shared: readonly Activity[]): { activity: Activity; kind: PlaceKind }[] {
  return shared.flatMap((activity) => {
    const kind = PLACES_OF[activity];
    return kind ? [{ activity, kind }] : [];
  });
}

/** Every kind of place, those of what both like first, and how many of them to show at once. */
export function placesInTurn(shared: readonly Activity[]): { first: PlaceKind[]; others: PlaceKind[] } {
  const kinds = [...new Set([...placesBothLike(shared).map(({ kind }) => kind), ...PLACE_KINDS])];
  return { first: kinds.slice(0, PLACES_SUGGESTED), others: kinds.slice(PLACES_SUGGESTED) };
}

/** « Café, Le Petit Bouchon », or « Café » while only the kind is known. */
export function placeWords({ kind, name }: { kind: string; name: string }): string {
  return name ? `${kind}, ${name}` : kind;
}
