import { PASSWORD_TOO_COMMON } from '#features/accounts/contract.ts';
import { isCommonPassword } from '#features/accounts/server/common-passwords.ts';
import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { requireVisible } from '#features/matching/server/require-visible.ts';
import { listVisibleProfiles } from '#features/matching/server/visible-profiles.ts';
import { countFunnelStep } from '#features/onboarding/server/store.ts';
import { holdConsent } from '#features/privacy/server/store.ts';
import { api, requireMember, requireProfile, spend } from '#server/api.ts';
import { hashPassword } from '#server/auth.ts';
import { today } from '#server/clock.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { BIRTH_DATE_SENTENCES, CITY_MISSING } from '../contract.ts';
import { checkBirthDate, PHOTO_MAX_BYTES } from '../rules.ts';
import { findCity } from './city-store.ts';
import { createProfile } from './create-profile.ts';
import { encodePhoto } from './encode-photo.ts';
import { findCities } from './find-cities.ts';
import { pauseRoutes } from './pause-routes.ts';
import { readFreeTexts } from './read-free-texts.ts';
import { changePhoto, removePhoto } from './replace-photo.ts';
import { findPreferences, findProfile, hasProfile, savePreferences } from './store.ts';
import { updateProfile } from './update-profile.ts';

const create = api.profiles.create.use(requireMember).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  if (await hasProfile(db, me)) throw errors.PROFILE_EXISTS();
  const city = await findCity(db, input.city_code);
  const { refused: fields, doubtful } = readFreeTexts(input);
  const birth = checkBirthDate(input.birth_date, today(clock));
  if (birth !== 'ok') fields.birth_date = BIRTH_DATE_SENTENCES[birth];
  if (!city) fields.city_code = CITY_MISSING;
  if (await isCommonPassword(input.password)) fields.password = PASSWORD_TOO_COMMON;
  if (!city || Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });

  const creation = {
    me,
    profile: input,
    city,
    passwordHash: await hashPassword(input.password),
    doubtful,
    now: clock.now(),
  };
  if (!(await createProfile(db, creation))) throw errors.PROFILE_EXISTS();
  await countFunnelStep(db, 'basic_profile', today(clock));
  return { done: true };
});

const mine = api.profiles.mine.use(requireProfile).handler(async ({ context, errors }) => {
  const profile = await findProfile(context.services.db, context.me);
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

const update = api.profiles.update.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  await spend(context, errors, LIMITS.saves, me);
  const city = input.city_code === undefined ? undefined : await findCity(db, input.city_code);
  const { refused: fields, doubtful } = readFreeTexts(input);
  if (input.city_code !== undefined && !city) fields.city_code = CITY_MISSING;
  if (Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  const profile = await updateProfile(db, { me, changes: input, city, doubtful, now: clock.now() });
  if (!profile) throw errors.PROFILE_REQUIRED();
  return profile;
});

const preview = api.profiles.preview.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.previews, me);
  await requireVisible(services, errors, me, input.id);
  const [profile] = await listVisibleProfiles(services.db, me, [input.id], today(services.clock));
  if (!profile) throw errors.NOT_FOUND();
  return profile;
});

const cities = api.profiles.searchCities.use(requireMember).handler(async ({ context, input, errors }) => {
  await spend(context, errors, LIMITS.cities, context.me);
  return findCities(context.services.db, context.services.geocoder, input.q);
});

const preferences = api.profiles.preferences
  .use(requireProfile)
  .handler(async ({ context }) => (await findPreferences(context.services.db, context.me)) ?? null);

const saveSearch = api.profiles.savePreferences
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    const { db, clock } = services;
    await spend(context, errors, LIMITS.saves, me);
    const saved = await db.transaction(async (tx) => {
      // Whom one looks for is told under the same consent as the love profile (D6).
      if (!(await holdConsent(tx, me, 'love-life'))) return false;
      await savePreferences(tx, me, input, clock.now());
      await refreshMatchCard(tx, me);
      return true;
    });
    if (!saved) throw errors.CONSENT_REQUIRED();
    await countFunnelStep(db, 'search_preferences', today(clock));
    return { done: true };
  });

const savePhoto = api.profiles.savePhoto.use(requireMember).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.photos, me);
  if (input.photo.size > PHOTO_MAX_BYTES) throw errors.PHOTO_TOO_LARGE();
  const jpeg = await encodePhoto(new Uint8Array(await input.photo.arrayBuffer()));
  if (!jpeg) throw errors.PHOTO_UNREADABLE();
  return { photoUrl: await changePhoto(services, me, jpeg) };
});

const dropPhoto = api.profiles.removePhoto.use(requireMember).handler(async ({ context }) => {
  await removePhoto(context.services, context.me);
  return { done: true };
});

export const profilesRoutes = {
  create,
  mine,
  update,
  preview,
  searchCities: cities,
  preferences,
  savePreferences: saveSearch,
  savePhoto,
  removePhoto: dropPhoto,
  ...pauseRoutes,
};
