import { lockConsent } from '#identity/consents/server/store.ts';
import { secondsUntil } from '#lib/room-from.ts';
import { LOVE_DIMENSIONS, type LoveProfile, loveProfileChangesFrom } from '#member/profile/rules.ts';
import {
  findLoveProfile,
  listLoveProfileChanges,
  recordLoveProfileChange,
  saveLoveProfile,
} from '#member/profile/server/answers-store.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Changes the love profile. Requires the article 9 consent; rate-limited, or the score could be probed (D9). Free of
 * the limit: first fill, unchanged answers, and a refill after a withdrawal, which itself counted. Call it under the
 * member’s lock (`changeMember`).
 */
export async function changeLoveProfile(
  tx: Database,
  me: string,
  answers: LoveProfile,
  now: Date,
): Promise<'ok' | 'consent-required' | { retryAfterSeconds: number }> {
  if (!(await lockConsent(tx, me, 'love-life'))) return 'consent-required';
  const former = await findLoveProfile(tx, me);
  if (former && LOVE_DIMENSIONS.every((dimension) => former[dimension] === answers[dimension])) return 'ok';
  const changes = await listLoveProfileChanges(tx, me, now);
  const from = loveProfileChangesFrom(changes, former ? 'change' : 'fill');
  if (from && from > now) return { retryAfterSeconds: secondsUntil(from, now) };
  if (former) await recordLoveProfileChange(tx, me, now);
  await saveLoveProfile(tx, me, answers);
  return 'ok';
}
