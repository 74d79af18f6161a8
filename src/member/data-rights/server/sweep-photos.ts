import type { Services } from '#platform/services.ts';
import { listOwnedPhotos } from './erasure-store.ts';

/** A photo that was just sent has its file before its row. */
const FRESH_MS = 10 * 60_000;

/**
 * Removes photo files that belong to nobody: left by a crash between file and row, or by a sign-up that was
 * forgotten (security.md 28). @returns how many
 */
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
