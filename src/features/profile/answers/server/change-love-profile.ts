import { holdConsent } from '#features/accounts/server/consent-store.ts';
import type { Database } from '#platform/database/client.ts';
import {
  canChangeLoveProfile,
  LOVE_DIMENSIONS,
  LOVE_PROFILE_CHANGE_LIMIT,
  type LoveProfile,
} from '../rules.ts';
import {
  findLoveProfile,
  listLoveProfileChanges,
  recordLoveProfileChange,
  saveLoveProfile,
} from './store.ts';

/**
 * Saves a love profile under the consent of article 9 and under the limit that keeps the score from being used as an
 * oracle (D9). The first fill and a save without any change are free; filled again after a withdrawn consent, it is
 * the withdrawal that counted. Called under the lock of the member (`changeMember`).
 */
export async function changeLoveProfile(
  tx: Database,
  me: string,
  answers: LoveProfile,
  now: Date,
): Promise<'ok' | 'too-many-changes' | 'consent-required'> {
  if (!(await holdConsent(tx, me, 'love-life'))) return 'consent-required';
  const former = await findLoveProfile(tx, me);
  const changed = former && LOVE_DIMENSIONS.some((dimension) => former[dimension] !== answers[dimension]);
  const changes = await listLoveProfileChanges(tx, me, now);
  if (!former && changes.length > LOVE_PROFILE_CHANGE_LIMIT) return 'too-many-changes';
  if (changed) {
    const verdict = canChangeLoveProfile(changes, now);
    if (verdict !== 'ok') return verdict;
    await recordLoveProfileChange(tx, me, now);
  }
  await saveLoveProfile(tx, me, answers);
  return 'ok';
}
