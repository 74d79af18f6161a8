import { z } from 'zod';
import type { Env } from './env.ts';

const RESULTS = 5;
const ANSWER_WITHIN_MS = 2_000;

const answer = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number().gte(-90).lte(90),
    lon: z.coerce.number().gte(-180).lte(180),
  }),
);

/** A place found by a geocoder, named by the first two parts of its address (spec 1 §7). Degrees. */
type GeocodedPlace = { name: string; latitude: number; longitude: number };

/** Looks up the typed text; undefined when the geocoder does not answer, so that our own table can. */
export type Geocoder = (typed: string) => Promise<GeocodedPlace[] | undefined>;

/**
 * A self-hosted Nominatim-compatible server, with the parameters of spec 1 §7; undefined without `GEOCODER_URL`. The
 * public one forbids search as you type, and no keystroke may leave for a third party (D13).
 */
export function createGeocoder({ GEOCODER_URL }: Pick<Env, 'GEOCODER_URL'>): Geocoder | undefined {
  if (!GEOCODER_URL) return undefined;
  return async (typed) => {
    const url = new URL(GEOCODER_URL);
    const query = {
      q: typed,
      format: 'json',
      limit: String(RESULTS),
      countrycodes: 'fr',
      addressdetails: '1',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const response = await fetch(url, {
        headers: { 'accept-language': 'fr' },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      if (!response.ok) return undefined;
      return answer.parse(await response.json()).map(({ display_name, lat, lon }) => ({
        name: display_name.split(',').slice(0, 2).join(',').trim(),
        latitude: lat,
        longitude: lon,
      }));
    } catch {
      return undefined;
    }
  };
}
