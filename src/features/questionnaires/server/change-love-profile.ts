import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import type { Database } from '#server/db/client.ts';
import { canChangeLoveProfile, LOVE_DIMENSIONS, type LoveProfile } from '../rules.ts';
import {
  listLoveProfileChanges,
  lockLoveProfile,
  recordLoveProfileChange,
  saveLoveProfile,
} from './store.ts';

/**
 * Saves a love profile under the limit that keeps the score from being used as an oracle (D9): the first fill and
 * a save without any change are free.
 */
export async function changeLoveProfile(
  db: Database,
  me: string,
  answers: LoveProfile,
  now: Date,
): Promise<'ok' | 'too-many-changes'> {
  return db.transaction(async (tx) => {
    const former = await lockLoveProfile(tx, me);
    const changed = former && LOVE_DIMENSIONS.some((dimension) => former[dimension] !== answers[dimension]);
    if (changed) {
      const verdict = canChangeLoveProfile(await listLoveProfileChanges(tx, me, now), now);
      if (verdict !== 'ok') return verdict;
      await recordLoveProfileChange(tx, me, now);
    }
    await saveLoveProfile(tx, me, answers);
    await refreshMatchCard(tx, me);
    return 'ok';
  });
}
