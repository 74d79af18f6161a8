import { pickOne, type Random } from '#lib/seeded-random.ts';
import type { DemoCommune } from './demo-member.ts';

const BIG_CITIES = 20;
const BIG_CITIES_SHARE = 0.62;
const SMALL_COMMUNES_SHARE = 0.08;
const SMALL_COMMUNE = 10_000;
const EARTH_RADIUS_KM = 6_371;

/** Paris, Marseille and Lyon are listed beside their own arrondissements in the table of communes. */
function wholeCityOf(code: string): string | undefined {
  if (/^751(0[1-9]|1\d|20)$/.test(code)) return '75056';
  if (/^132(0[1-9]|1[0-6])$/.test(code)) return '13055';
  return /^6938[1-9]$/.test(code) ? '69123' : undefined;
}

export function withoutArrondissements(communes: readonly DemoCommune[]): DemoCommune[] {
  const codes = new Set(communes.map(({ code }) => code));
  return communes.filter(({ code }) => {
    const whole = wholeCityOf(code);
    return whole === undefined || !codes.has(whole);
  });
}

/** Places `count` people at equal steps of the cumulative weight, so that each place gets its fair share. */
export function shareOut<Place>(
  places: readonly Place[],
  count: number,
  weightOf: (place: Place) => number,
): Place[] {
  const total = places.reduce((sum, place) => sum + weightOf(place), 0);
  const step = total / count;
  const chosen: Place[] = [];
  let reached = 0;
  for (const place of places) {
    reached += weightOf(place);
    while (chosen.length < count && (chosen.length + 0.5) * step <= reached) chosen.push(place);
  }
  return chosen;
}

/**
 * Communes of `count` members, sorted by code so that neighbours in the list are neighbours on the map. More than half
 * live in the twenty largest cities: a new member there finds people to meet.
 */
export function spreadOverCommunes(communes: readonly DemoCommune[], count: number): DemoCommune[] {
  const places = withoutArrondissements(communes).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const cities = places.toSorted((a, b) => b.population - a.population).slice(0, BIG_CITIES);
  const small = places.filter(({ population }) => population < SMALL_COMMUNE && population > 0);
  const towns = places.filter(({ population }) => population >= SMALL_COMMUNE);
  const inCities = Math.round(count * BIG_CITIES_SHARE);
  const inSmall = small.length > 0 ? Math.round(count * SMALL_COMMUNES_SHARE) : 0;
  return [
    // Damped, or Paris alone would take a third.
    ...shareOut(cities, inCities, ({ population }) => Math.sqrt(population)),
    ...shareOut(small, inSmall, ({ population }) => population),
    ...shareOut(towns, count - inCities - inSmall, ({ population }) => population),
  ].toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Great-circle distance in km. */
export function distanceBetween(
  from: Pick<DemoCommune, 'latitude' | 'longitude'>,
  to: Pick<DemoCommune, 'latitude' | 'longitude'>,
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Deals among the least recently dealt: no face, name or bio repeats in the neighbourhood. */
export function makeDealer<Item>(random: Random): (pool: readonly Item[]) => Item {
  const lastDealt = new Map<Item, number>();
  let turn = 0;
  return (pool) => {
    const rested = pool.toSorted((a, b) => (lastDealt.get(a) ?? -1) - (lastDealt.get(b) ?? -1));
    const item = pickOne(random, rested.slice(0, Math.ceil(pool.length / 3)));
    turn += 1;
    lastDealt.set(item, turn);
    return item;
  };
}
