import { hasConsent, markWithdrawn, recordConsent } from '#identity/consents/server/store.ts';
import { eraseDraftsOf } from '#identity/drafts/server/store.ts';
import { defaultPreferences } from '#member/profile/rules.ts';
import { eraseLoveProfile, recordLoveProfileChange } from '#member/profile/server/answers-store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import {
  deletePreferences,
  findPreferences,
  findProfile,
  savePreferences,
} from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Withdraws the consent of D6 and erases its data (D22). Dates of changes stay and the withdrawal counts as one, or
 * erasing and refilling would bypass the limit of D9.
 */
export function withdrawLoveLife(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (!(await markWithdrawn(tx, me, 'love-life', now))) return;
    await eraseDraftsOf(tx, me, ['preferences', 'love-profile']);
    await deletePreferences(tx, me);
    if (await eraseLoveProfile(tx, me)) await recordLoveProfileChange(tx, me, now);
  });
}

/** Grants the consent; the search restarts from the defaults, without a gender. */
export function grantLoveLife(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (await hasConsent(tx, me, 'love-life')) return;
    await recordConsent(tx, me, 'love-life', now);
    const profile = await findProfile(tx, me);
    if (!profile || (await findPreferences(tx, me))) return;
    await savePreferences(tx, me, defaultPreferences(profile.gender), null);
  });
}
