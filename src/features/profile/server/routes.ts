import { requireMember } from '#features/accounts/server/shared/require-member.ts';
import { enforceRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { CITY_MISSING } from '../contract.ts';
import { PHOTO_MAX_BYTES } from '../rules.ts';
import { api } from './api.ts';
import { findCity } from './city-store.ts';
import { encodePhoto } from './encode-photo.ts';
import { findCities } from './find-cities.ts';
import { pauseRoutes } from './pause-routes.ts';
import { changePhoto, removePhoto } from './replace-photo.ts';
import { saveSearch } from './save-search.ts';
import { readFreeTexts } from './shared/read-free-texts.ts';
import { requireProfile } from './shared/require-profile.ts';
import { findPreferences, findProfile } from './store.ts';
import { updateProfile } from './update-profile.ts';

const mine = api.mine.use(requireProfile).handler(async ({ context, errors }) => {
  const profile = await findProfile(context.services.db, context.me);
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

const update = api.update.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const city = input.city_code === undefined ? undefined : await findCity(db, input.city_code);
  const { refused: fields, doubtful } = readFreeTexts(input);
  if (input.city_code !== undefined && !city) fields.city_code = CITY_MISSING;
  if (Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  const profile = await updateProfile(db, { me, changes: input, city, doubtful, now: clock.now() });
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

const searchCities = api.searchCities.use(requireMember).handler(async ({ context, input, errors }) => {
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
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const verdict = await saveSearch(services, me, input);
    if (verdict === 'consent-required') throw errors.CONSENT_REQUIRED();
    return { done: true };
  });

const savePhoto = api.savePhoto.use(requireMember).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.photos, me);
  if (input.photo.size > PHOTO_MAX_BYTES) throw errors.PHOTO_TOO_LARGE();
  const jpeg = await encodePhoto(new Uint8Array(await input.photo.arrayBuffer()));
  if (!jpeg) throw errors.PHOTO_UNREADABLE();
  return { photoUrl: await changePhoto(services, me, jpeg) };
});

const dropPhoto = api.removePhoto.use(requireMember).handler(async ({ context, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.saves, context.me);
  await removePhoto(context.services, context.me);
  return { done: true };
});

export const profileRoutes = {
  mine,
  update,
  searchCities,
  preferences,
  savePreferences,
  savePhoto,
  removePhoto: dropPhoto,
  ...pauseRoutes,
};
