import type { Services } from '#platform/services.ts';
import { listOwnedPhotos } from './erasure-store.ts';

/** A new photo has its file before its row. */
const FRESH_MS = 10 * 60_000;

/** Deletes photo files without a row, left by a crash or an abandoned sign-up (security.md 28). @returns how many */
export async function sweepPhotos({
  db,
  photos,
  clock,
}: Pick<Services, 'db' | 'photos' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - FRESH_MS);
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
