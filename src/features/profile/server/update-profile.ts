import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { ProfileChanges } from '../contract.ts';
import { CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS } from '../rules.ts';
import type { LocatedCity } from './city-store.ts';
import { changeMember } from './shared/change-member.ts';
import { flagTexts, writtenTexts } from './shared/flag-texts.ts';
import { changeProfile, countCityChanges, findProfile, recordCityChange } from './store.ts';

type Update = {
  me: string;
  changes: ProfileChanges;
  /** The commune that `city_code` names. */
  city: LocatedCity | undefined;
  /** The fields that the team should look at (D20). */
  doubtful: readonly string[];
  now: Date;
};

/** @returns the profile after the change, if there is one; a city changes only so often (D9) */
export function updateProfile(services: Services, { me, changes, city, doubtful, now }: Update) {
  const { city_code, ...written } = changes;
  return changeMember(services.db, me, async (tx) => {
    if (city && !(await leaveCity(tx, me, city, now))) return 'moved-often';
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

/** Notes the place that is left for another. @returns false when that was done too often lately */
async function leaveCity(tx: Database, me: string, city: LocatedCity, now: Date): Promise<boolean> {
  const former = await findProfile(tx, me);
  if (!former || former.city_code === city.code) return true;
  const since = new Date(now.getTime() - CITY_CHANGE_WINDOW_DAYS * DAY_MS);
  if ((await countCityChanges(tx, me, since)) >= CITY_CHANGE_LIMIT) return false;
  await recordCityChange(tx, me, former, now);
  return true;
}
