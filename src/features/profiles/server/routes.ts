import { PASSWORD_TOO_COMMON } from '#features/accounts/contract.ts';
import { isCommonPassword } from '#features/accounts/server/common-passwords.ts';
import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { requireVisible } from '#features/matching/server/require-visible.ts';
import { listVisibleProfiles } from '#features/matching/server/visible-profiles.ts';
import { countFunnelStep } from '#features/onboarding/server/store.ts';
import { api, requireMember, requireProfile, spend } from '#server/api.ts';
import { hashPassword } from '#server/auth.ts';
import { today } from '#server/clock.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { BIRTH_DATE_SENTENCES, FREE_TEXT_SENTENCES } from '../contract.ts';
import { checkBirthDate, PHOTO_MAX_BYTES } from '../rules.ts';
import { checkFreeText } from './check-free-text.ts';
import { findCity } from './city-store.ts';
import { createProfile } from './create-profile.ts';
import { encodePhoto } from './encode-photo.ts';
import { findCities } from './find-cities.ts';
import { changePhoto, removePhoto } from './replace-photo.ts';
import { findPreferences, findProfile, hasProfile, savePreferences } from './store.ts';

const create = api.profiles.create.use(requireMember).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  if (await hasProfile(db, me)) throw errors.PROFILE_EXISTS();
  const city = await findCity(db, input.city_code);
  const verdicts = { first_name: checkFreeText(input.first_name), bio: checkFreeText(input.bio) };
  const birth = checkBirthDate(input.birth_date, today(clock));
  const fields: Record<string, string> = {};
  if (birth !== 'ok') fields.birth_date = BIRTH_DATE_SENTENCES[birth];
  if (!city) fields.city_code = 'Veuillez choisir votre ville dans la liste';
  for (const [field, verdict] of Object.entries(verdicts)) {
    if (verdict !== 'ok' && verdict !== 'doubtful') fields[field] = FREE_TEXT_SENTENCES[verdict];
  }
  if (await isCommonPassword(input.password)) fields.password = PASSWORD_TOO_COMMON;
  if (!city || Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });

  const creation = {
    me,
    profile: input,
    city,
    passwordHash: await hashPassword(input.password),
    doubtful: Object.values(verdicts).includes('doubtful'),
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
    await db.transaction(async (tx) => {
      await savePreferences(tx, me, input, clock.now());
      await refreshMatchCard(tx, me);
    });
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
  preview,
  searchCities: cities,
  preferences,
  savePreferences: saveSearch,
  savePhoto,
  removePhoto: dropPhoto,
};
