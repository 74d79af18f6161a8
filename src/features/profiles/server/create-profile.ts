import { savePassword } from '#features/accounts/server/store.ts';
import { recordConsent } from '#features/privacy/server/store.ts';
import type { Database } from '#server/db/client.ts';
import type { NewProfile } from '../contract.ts';
import { defaultPreferences } from '../rules.ts';
import type { LocatedCity } from './city-store.ts';
import { findPhotoOf, insertProfile, photoUrlOf, savePreferences } from './store.ts';

type Creation = {
  me: string;
  profile: NewProfile;
  city: LocatedCity;
  passwordHash: string;
  /** Whether the team should look at the free text (D20). */
  doubtful: boolean;
  now: Date;
};

/** Password, profile, default preferences and both consents, in one transaction. @returns false when a profile exists */
export async function createProfile(db: Database, creation: Creation): Promise<boolean> {
  const { me, profile, city, passwordHash, doubtful, now } = creation;
  return db.transaction(async (tx) => {
    const photo = await findPhotoOf(tx, me);
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
      photo_url: photo ? photoUrlOf(photo.id) : null,
      latitude: city.latitude,
      longitude: city.longitude,
      created_at: now,
      flagged_at: doubtful ? now : null,
    });
    if (!created) return false;
    await savePassword(tx, me, passwordHash, now);
    await savePreferences(tx, me, defaultPreferences(profile.gender), null);
    await recordConsent(tx, me, 'terms', now);
    await recordConsent(tx, me, 'love-life', now);
    return true;
  });
}
