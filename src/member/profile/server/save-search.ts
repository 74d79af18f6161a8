import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { hasEverWithdrawn, lockConsent } from '#identity/consents/server/store.ts';
import { today } from '#platform/clock.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, shownBy } from '#platform/versions.ts';
import { isSameSearch, type SearchPreferences } from '../rules.ts';
import { changeMember } from './shared/change-member.ts';
import { findPreferences, hasChosenPreferences, savePreferences } from './store.ts';

/**
 * Saves a search. Requires the consent of the love profile (D6). The funnel counts the first save, but none after a
 * withdrawn consent.
 */
export function saveSearch(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  errors: SaveErrors,
  me: string,
  { version: read, ...search }: SearchPreferences & { version: string | null },
): Promise<'ok' | 'consent-required'> {
  return changeMember(db, me, async (tx) => {
    if (!(await lockConsent(tx, me, 'love-life'))) return 'consent-required';
    const chosen = await hasChosenPreferences(tx, me);
    const former = chosen ? await findPreferences(tx, me) : undefined;
    // Saving without a change does not restart the week of the selection.
    if (former && isSameSearch(former, search)) return 'ok';
    if (former) mayWrite(errors, { read, stored: shownBy(search, former), typed: search });
    const isFirst = !chosen && !(await hasEverWithdrawn(tx, me, 'love-life'));
    await savePreferences(tx, me, search, clock.now());
    if (isFirst) await countFunnelStep(tx, 'search_preferences', today(clock));
    return 'ok';
  });
}
