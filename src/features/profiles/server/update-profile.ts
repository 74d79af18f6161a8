import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import type { Database } from '#server/db/client.ts';
import type { ProfileChanges } from '../contract.ts';
import type { LocatedCity } from './city-store.ts';
import { changeProfile } from './store.ts';

type Update = {
  me: string;
  changes: ProfileChanges;
  /** The commune that `city_code` names. */
  city: LocatedCity | undefined;
  /** Whether the team should look at the free text (D20). */
  doubtful: boolean;
  now: Date;
};

/** Changes a profile and the match card that is made of it, in one transaction. @returns the profile, if there is one */
export async function updateProfile(db: Database, { me, changes, city, doubtful, now }: Update) {
  const { city_code, ...written } = changes;
  return db.transaction(async (tx) => {
    const profile = await changeProfile(tx, me, {
      ...written,
      ...(city && {
        city: city.name,
        city_code: city.code,
        latitude: city.latitude,
        longitude: city.longitude,
      }),
      // An earlier doubt stays until the team has looked.
      ...(doubtful && { flagged_at: now }),
    });
    await refreshMatchCard(tx, me);
    return profile;
  });
}
