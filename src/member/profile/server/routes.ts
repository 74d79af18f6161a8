import { requireMember } from '#identity/accounts/server/shared/require-account.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { Geocoder } from '#platform/geocoder.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, shownBy } from '#platform/versions.ts';
import {
  CHILDREN_CHANGED_OFTEN,
  CITY_CHANGED_OFTEN,
  CITY_MISSING,
  type ProfileChanges,
  profileContract,
} from '../contract.ts';
import { CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS, PROFILE_TEXTS } from '../rules.ts';
import { findCity, findCityOfPlace, type LocatedCity, searchCities } from './city-store.ts';
import { saveSearch } from './save-search.ts';
import { changeMember } from './shared/change-member.ts';
import { flagTexts, writtenTexts } from './shared/flag-texts.ts';
import { readProfileTexts } from './shared/read-free-texts.ts';
import { requireProfile } from './shared/require-profile.ts';
import {
  changeProfile,
  countCityChanges,
  findPreferences,
  findProfile,
  isPaused,
  recordCityChange,
  setPaused,
} from './store.ts';

const api = implementContract(profileContract);

const mine = api.mine.use(requireProfile).handler(async ({ context, errors }) => {
  const profile = await findProfile(context.services.db, context.me);
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

const update = api.update.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { version: read, ...changes } = input;
  const { me, services } = context;
  const { db, clock } = services;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const city = input.city_code === undefined ? undefined : await findCity(db, input.city_code);
  const { refused: fields, doubtful } = await readChangedTexts(db, me, changes);
  if (input.city_code !== undefined && !city) fields.city_code = CITY_MISSING;
  if (Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  const typed = { me, read, changes, city, doubtful, now: clock.now() };
  const profile = await updateProfile(services, errors, typed);
  if (profile === 'moved-often')
    throw errors.INVALID_INPUT({ data: { fields: { city_code: CITY_CHANGED_OFTEN } } });
  if (profile === 'children-often')
    throw errors.INVALID_INPUT({ data: { fields: { has_children: CHILDREN_CHANGED_OFTEN } } });
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

/** Checks the changed free texts against the member’s new name. */
async function readChangedTexts(db: Database, me: string, changes: ProfileChanges) {
  const stored = PROFILE_TEXTS.some((field) => changes[field] !== undefined)
    ? await findProfile(db, me)
    : undefined;
  const name = stored && {
    first_name: changes.first_name ?? stored.first_name,
    last_name: changes.last_name ?? stored.last_name,
  };
  return readProfileTexts(changes, name);
}

const searchCitiesRoute = api.searchCities.use(requireMember).handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.cities, context.me);
  return findCities(context.services.db, context.services.geocoder, input.q);
});

const preferences = api.preferences
  .use(requireProfile)
  .handler(async ({ context }) => (await findPreferences(context.services.db, context.me)) ?? null);

const savePreferences = api.savePreferences
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.searches, me);
    const verdict = await saveSearch(services, errors, me, input);
    if (verdict === 'consent-required') throw errors.CONSENT_REQUIRED();
  });

const pauseState = api.pauseState.use(requireProfile).handler(async ({ context }) => ({
  paused: await isPaused(context.services.db, context.me),
}));

const pause = api.pause.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await changeMember(services.db, me, (tx) => setPaused(tx, me, services.clock.now()));
});

const resume = api.resume.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await changeMember(services.db, me, (tx) => setPaused(tx, me, null));
});

type Update = {
  me: string;
  /** Version of the changed fields, as loaded by the form. */
  read: string | null;
  changes: ProfileChanges;
  city: LocatedCity | undefined;
  doubtful: readonly string[];
  now: Date;
};

/**
 * Updates a profile. Changes of traits that others may refuse are limited (D9).
 * @returns the updated profile, if any
 */
function updateProfile(
  services: Services,
  errors: SaveErrors,
  { me, read, changes, city, doubtful, now }: Update,
) {
  const { city_code, ...written } = changes;
  const { has_children } = written;
  return changeMember(services.db, me, async (tx) => {
    const former = await findProfile(tx, me);
    if (!former) return undefined;
    const stored = shownBy(changes, former);
    if (!mayWrite(errors, { read, stored, typed: changes })) return former;
    const moves = city !== undefined && city.code !== former.city_code;
    if (moves && (await hasMovedOften(tx, me, now))) return 'moved-often';
    if (has_children !== undefined && has_children !== former.has_children) {
      const { allowed } = await consumeRateLimit(tx, LIMITS.childrenAnswers, me, now);
      if (!allowed) return 'children-often';
    }
    if (moves) await recordCityChange(tx, me, former, now);
    await flagTexts(tx, services, me, writtenTexts(written, doubtful), now);
    return changeProfile(tx, me, {
      ...written,
      ...(city && {
        city: city.name,
        city_code: city.code,
        latitude: city.latitude,
        longitude: city.longitude,
      }),
    });
  });
}

async function hasMovedOften(tx: Database, me: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - CITY_CHANGE_WINDOW_DAYS * DAY_MS);
  return (await countCityChanges(tx, me, since)) >= CITY_CHANGE_LIMIT;
}

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

export const profileRoutes = {
  mine,
  update,
  searchCities: searchCitiesRoute,
  preferences,
  savePreferences,
  pauseState,
  pause,
  resume,
};
