import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { defaultPreferences } from '#features/profiles/rules.ts';
import { findPreferences, findProfile, savePreferences } from '#features/profiles/server/store.ts';
import { recordLoveProfileChange } from '#features/questionnaires/server/store.ts';
import type { Database } from '#server/db/client.ts';
import { lockMembers } from '#server/db/lock-members.ts';
import { eraseLoveLife, hasConsent, markWithdrawn, recordConsent } from './store.ts';

/**
 * Withdraws the consent of D6 with everything that rests on it (D22), in one transaction. When the love profile was
 * changed stays known (never the answers): erased and filled again, it would otherwise change without the limit of
 * D9. The withdrawal counts as one of these changes.
 */
export async function withdrawLoveLife(db: Database, me: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // First, since whoever saves such answers holds the consent until they are saved.
    if (!(await markWithdrawn(tx, me, 'love-life', now))) return;
    if (await eraseLoveLife(tx, me)) await recordLoveProfileChange(tx, me, now);
    await refreshMatchCard(tx, me);
  });
}

/** Gives it again: the search starts from the usual numbers as at sign-up, and nobody is chosen in one's name. */
export async function giveLoveLife(db: Database, me: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    if (await hasConsent(tx, me, 'love-life')) return;
    await recordConsent(tx, me, 'love-life', now);
    const profile = await findProfile(tx, me);
    if (!profile || (await findPreferences(tx, me))) return;
    await savePreferences(tx, me, defaultPreferences(profile.gender), null);
  });
}
