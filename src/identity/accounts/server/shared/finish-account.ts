import type { Database } from '#platform/database/client.ts';
import { recordConsent } from '../consent-store.ts';
import { savePassword } from '../store.ts';

/** Saves the password and both consents of a new member, in the transaction that finishes a sign-up (D6). */
export async function finishAccount(
  tx: Database,
  member: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await savePassword(tx, member, passwordHash, now);
  await recordConsent(tx, member, 'terms', now);
  await recordConsent(tx, member, 'love-life', now);
}
