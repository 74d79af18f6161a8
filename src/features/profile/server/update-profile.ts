import type { Database } from '#platform/database/client.ts';
import type { ProfileChanges } from '../contract.ts';
import type { LocatedCity } from './city-store.ts';
import { changeMember } from './shared/change-member.ts';
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

/** @returns the profile after the change, if there is one */
export function updateProfile(db: Database, { me, changes, city, doubtful, now }: Update) {
  const { city_code, ...written } = changes;
  return changeMember(db, me, (tx) =>
    changeProfile(tx, me, {
      ...written,
      ...(city && {
        city: city.name,
        city_code: city.code,
        latitude: city.latitude,
        longitude: city.longitude,
      }),
      // An earlier doubt stays until the team has looked.
      ...(doubtful && { flagged_at: now }),
    }),
  );
}
