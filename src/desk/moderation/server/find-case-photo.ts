import { listPhotosOf } from '#member/photos/server/store.ts';
import type { Services } from '#platform/services.ts';
import { findGround, listReportPhotos } from './case-store.ts';
import { findCaseRow } from './queue-store.ts';

/** Bytes of a photo of this case: sealed with its report, or shown by its subject. */
export async function findCasePhoto(
  { db, photos }: Pick<Services, 'db' | 'photos'>,
  { id, case: caseId }: { id: string; case: string },
): Promise<Uint8Array | undefined> {
  const row = (await findCaseRow(db, caseId))?.row;
  if (!row || row.settled_at) return undefined;
  const ground = await findGround(db, row);
  const sealed = ground ? await listReportPhotos(db, ground.source) : [];
  const shown = row.subject_id ? await listPhotosOf(db, row.subject_id) : [];
  if (![...sealed, ...shown].some((photo) => photo.id === id)) return undefined;
  return (await photos.find(id, 'upright')) ?? (await photos.find(id, 'thumbnail'));
}
