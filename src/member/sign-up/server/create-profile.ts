import type { z } from 'zod';
import { listPhotosOf, thumbnailUrlOf } from '#member/photos/server/store.ts';
import type { profileFields } from '#member/profile/contract.ts';
import { defaultPreferences } from '#member/profile/rules.ts';
import type { LocatedCity } from '#member/profile/server/city-store.ts';
import { insertProfile, savePreferences } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';

type Creation = {
  me: string;
  profile: z.infer<typeof profileFields>;
  city: LocatedCity;
  now: Date;
};

/** @returns false when one exists */
export async function createProfile(tx: Database, { me, profile, city, now }: Creation): Promise<boolean> {
  const [photo] = await listPhotosOf(tx, me);
  const created = await insertProfile(tx, {
    id: me,
    first_name: profile.first_name,
    last_name: profile.last_name,
    gender: profile.gender,
    birth_date: profile.birth_date,
    city: city.name,
    city_code: city.code,
    has_children: profile.has_children,
    bio: profile.bio,
    photo_url: photo ? thumbnailUrlOf(photo.id) : null,
    latitude: city.latitude,
    longitude: city.longitude,
    created_at: now,
  });
  if (!created) return false;
  await savePreferences(tx, me, defaultPreferences(profile.gender), null);
  return true;
}
