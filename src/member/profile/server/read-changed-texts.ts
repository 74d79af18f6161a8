import type { Database } from '#platform/database/client.ts';
import type { ProfileChanges } from '../contract.ts';
import { readFreeTexts } from './shared/read-free-texts.ts';
import { findProfile } from './store.ts';

/** Checks the changed free texts against the member’s new name. */
export async function readChangedTexts(db: Database, me: string, changes: ProfileChanges) {
  const { first_name, bio } = changes;
  if (first_name === undefined && bio === undefined) return readFreeTexts({});
  const stored = await findProfile(db, me);
  return readFreeTexts(
    { first_name, bio },
    stored && {
      first_name: first_name ?? stored.first_name,
      last_name: changes.last_name ?? stored.last_name,
    },
  );
}
