import { DAY_MS } from '#lib/durations.ts';
import { deleteUnsentPictures } from '#member/support/server/picture-store.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { listOwnedPhotos } from './erasure-store.ts';

export const PHOTO_QUEUE = 'photo-sweep';
/** A new photo has its file before its row. */
const FRESH_MS = 10 * 60_000;
/** A picture for the team may wait this long until its message is sent. */
const UNSENT_MS = DAY_MS;

/**
 * Deletes photo files without a row, left by a crash, an abandoned sign-up or an unsent message (security.md 28).
 * @returns how many
 */
export async function sweepPhotos(services: WalkServices & Pick<Services, 'photos'>): Promise<number> {
  const { db, photos, clock } = services;
  const before = new Date(clock.now().getTime() - FRESH_MS);
  await deleteUnsentPictures(db, new Date(clock.now().getTime() - UNSENT_MS));
  let removed = 0;
  for await (const page of photos.list()) {
    const settled = page.filter(({ savedAt }) => savedAt < before).map(({ id }) => id);
    const owned = await listOwnedPhotos(db, settled);
    const items = settled.filter((photo) => !owned.has(photo));
    await forEachApart(services, { job: PHOTO_QUEUE, items, keyOf: (id) => id }, async (id) => {
      await photos.remove(id);
      removed += 1;
    });
  }
  return removed;
}
