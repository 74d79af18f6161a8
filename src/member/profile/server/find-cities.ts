import type { Database } from '#platform/database/client.ts';
import type { Geocoder } from '#platform/geocoder.ts';
import { findCityOfPlace, type LocatedCity, searchCities } from './city-store.ts';

const MINIMUM_LENGTH = 2;

/**
 * Searches our own table, or a self-hosted geocoder whose places are mapped to communes: nothing finer is stored (D13).
 */
export async function findCities(
  db: Database,
  geocoder: Geocoder | undefined,
  typed: string,
): Promise<LocatedCity[]> {
  if (!geocoder || typed.trim().length < MINIMUM_LENGTH) return searchCities(db, typed);
  const places = await geocoder(typed);
  if (!places) return searchCities(db, typed);
  const cities = await Promise.all(places.map((place) => findCityOfPlace(db, place)));
  const found = cities.filter((city) => city !== undefined);
  return [...new Map(found.map((city) => [city.code, city])).values()];
}
