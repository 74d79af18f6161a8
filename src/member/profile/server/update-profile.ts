import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, shownBy } from '#platform/versions.ts';
import type { ProfileChanges } from '../contract.ts';
import { CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS } from '../rules.ts';
import type { LocatedCity } from './city-store.ts';
import { changeMember } from './shared/change-member.ts';
import { flagTexts, writtenTexts } from './shared/flag-texts.ts';
import { changeProfile, countCityChanges, findProfile, recordCityChange } from './store.ts';

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
export function updateProfile(
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
