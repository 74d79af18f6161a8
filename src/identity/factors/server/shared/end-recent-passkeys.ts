import type { Database } from '#platform/database/client.ts';
import { passkeysEndedSince } from '../../rules.ts';
import { deletePasskeysSince, listPasskeys } from '../passkey-store.ts';

export type PasskeysAfterwards = { endedPasskeys: string[]; keptPasskeys: string[] };

/** Removes recently added passkeys after a password reset by mail (decision 35). */
export async function endRecentPasskeys(
  tx: Database,
  member: string,
  now: Date,
): Promise<PasskeysAfterwards> {
  const endedPasskeys = await deletePasskeysSince(tx, member, passkeysEndedSince(now));
  return { endedPasskeys, ...(await namePasskeys(tx, member)) };
}

export async function namePasskeys(
  tx: Database,
  member: string,
): Promise<Pick<PasskeysAfterwards, 'keptPasskeys'>> {
  return { keptPasskeys: (await listPasskeys(tx, member)).map(({ name }) => name) };
}
