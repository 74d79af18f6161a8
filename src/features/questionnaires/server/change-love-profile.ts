import { assignCoach } from '#features/coaching/server/assign-coach.ts';
import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { holdConsent } from '#features/privacy/server/store.ts';
import type { Database } from '#server/db/client.ts';
import {
  canChangeLoveProfile,
  LOVE_DIMENSIONS,
  LOVE_PROFILE_CHANGE_LIMIT,
  type LoveProfile,
} from '../rules.ts';
import {
  listLoveProfileChanges,
  lockLoveProfile,
  recordLoveProfileChange,
  saveLoveProfile,
} from './store.ts';

/**
 * Saves a love profile under the consent of article 9 and under the limit that keeps the score from being used as an
 * oracle (D9). The first fill and a save without any change are free; filled again after a withdrawn consent, it is
 * the withdrawal that counted.
 */
export async function changeLoveProfile(
  db: Database,
  me: string,
  answers: LoveProfile,
  now: Date,
): Promise<'ok' | 'too-many-changes' | 'consent-required'> {
  return db.transaction(async (tx) => {
    if (!(await holdConsent(tx, me, 'love-life'))) return 'consent-required';
    const former = await lockLoveProfile(tx, me);
    const changed = former && LOVE_DIMENSIONS.some((dimension) => former[dimension] !== answers[dimension]);
    const changes = await listLoveProfileChanges(tx, me, now);
    if (!former && changes.length > LOVE_PROFILE_CHANGE_LIMIT) return 'too-many-changes';
    if (changed) {
      const verdict = canChangeLoveProfile(changes, now);
      if (verdict !== 'ok') return verdict;
      await recordLoveProfileChange(tx, me, now);
    }
    await saveLoveProfile(tx, me, answers);
    await refreshMatchCard(tx, me);
    await assignCoach(tx, me, now);
    return 'ok';
  });
}
