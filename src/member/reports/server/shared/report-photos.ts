import { newPhotoId } from '#member/photos/server/shared/new-photo.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import type { ReportPart } from '../../rules.ts';

type PhotoServices = Pick<Services, 'db' | 'photos' | 'log'>;
export type PhotoCopy = { id: string; part: ReportPart; position: number; caption: string };

/**
 * Copies photos for a report, so that they survive changes of the originals. Files before rows; the sweep removes
 * orphans.
 */
export async function copyPhotos(
  { db, photos }: PhotoServices,
  people: Partial<Record<ReportPart, string>>,
): Promise<PhotoCopy[]> {
  const copies: PhotoCopy[] = [];
  for (const part of ['reported', 'reporter'] as const) {
    const member = people[part];
    const photosOf = member === undefined ? [] : await listPhotosOf(db, member);
    for (const { id: original, position, caption } of photosOf) {
      const thumbnail = await photos.find(original, 'thumbnail');
      if (!thumbnail) continue;
      const upright = (await photos.find(original, 'upright')) ?? thumbnail;
      const id = newPhotoId();
      await photos.save(id, { thumbnail, upright });
      copies.push({ id, part, position, caption });
    }
  }
  return copies;
}

export async function removeCopies(
  { photos, log }: PhotoServices,
  copies: readonly PhotoCopy[],
): Promise<void> {
  for (const { id } of copies)
    await photos.remove(id).catch((error) => log('warn', 'photo-delete-failed', describeError(error)));
}
