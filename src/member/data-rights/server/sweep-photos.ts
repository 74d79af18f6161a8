import { DAY_MS } from '#lib/durations.ts';
import { deleteUnsentPictures } from '#member/support-threads/server/picture-store.ts';
import type { Services } from '#platform/services.ts';
import { listOwnedPhotos } from './erasure-store.ts';

/** A new photo has its file before its row. */
const FRESH_MS = 10 * 60_000;
/** A picture for the team may wait so long for its message to be sent. */
const UNSENT_MS = DAY_MS;

/** Deletes photo files without a row, left by a crash, an abandoned sign-up or a message that was never sent (security.md 28). @returns how many */
export async function sweepPhotos({
  db,
  photos,
  clock,
}: Pick<Services, 'db' | 'photos' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - FRESH_MS);
  await deleteUnsentPictures(db, new Date(clock.now().getTime() - UNSENT_MS));
  let removed = 0;
  for await (const page of photos.list()) {
    const settled = page.filter(({ savedAt }) => savedAt < before).map(({ id }) => id);
    const owned = await listOwnedPhotos(db, settled);
    for (const id of settled.filter((photo) => !owned.has(photo))) {
      await photos.remove(id);
      removed += 1;
    }
  }
  return removed;
}
