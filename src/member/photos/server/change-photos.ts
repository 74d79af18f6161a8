import { GRAVITY_OF_PHOTO } from '#mechanisms/decisions/rules.ts';
import { dropCases, openCase } from '#mechanisms/decisions/server/case-store.ts';
import { captionContent, photoContent } from '#member/profile/rules.ts';
import { syncRemovedContents } from '#member/profile/server/shared/sync-hidden.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { describeError } from '#platform/log.ts';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import type { Services } from '#platform/services.ts';
import type { OwnPhoto } from '../contract.ts';
import { canAddPhoto, isOrderOf } from '../rules.ts';
import { hashPhoto } from './shared/hash-photo.ts';
import { newPhotoId } from './shared/new-photo-id.ts';
import { deletePhoto, insertPhotos, listPhotosOf, placePhotos, shownPhoto } from './store.ts';

/** Adds a photo: files before the row, so that no row points to a missing file. @param clientId idempotency key */
export async function addPhoto(
  services: Services,
  me: string,
  { renditions, clientId }: { renditions: PhotoRenditions; clientId: string | undefined },
): Promise<OwnPhoto | 'full'> {
  const id = newPhotoId();
  const look_hash = await hashPhoto(services.secret, renditions.upright);
  await services.photos.save(id, renditions);
  const kept = await underLock(services, me, async (tx) => {
    const mine = await listPhotosOf(tx, me);
    const sentBefore = mine.find(({ client_id }) => clientId !== undefined && client_id === clientId);
    if (sentBefore) return sentBefore;
    if (canAddPhoto(mine.length) === 'full') return 'full';
    const created_at = services.clock.now();
    const photo = {
      id,
      user_id: me,
      position: mine.length,
      caption: '',
      look_hash,
      client_id: clientId,
      created_at,
    };
    await insertPhotos(tx, [photo]);
    const gravity = GRAVITY_OF_PHOTO;
    await openCase(tx, { kind: 'photo', source: id, subject: me, gravity, now: created_at });
    return photo;
  });
  if (kept === 'full' || kept.id !== id) await removeFiles(services, id);
  return kept === 'full' ? kept : shownPhoto(kept);
}

/** Deletes a photo, the row before the files. @returns false if the member has no such photo */
export async function removePhoto(services: Services, me: string, id: string): Promise<boolean> {
  const removed = await underLock(services, me, async (tx) => {
    const deleted = await deletePhoto(tx, me, id);
    if (!deleted) return false;
    await dropCases(tx, 'photo', [id]);
    await syncRemovedContents(tx, me, [photoContent(id), captionContent(id)], services.clock.now());
    return true;
  });
  if (removed) await removeFiles(services, id);
  return removed;
}

/** Reorders photos. @returns false if the ids are not, or no longer, exactly the member’s photos */
export async function orderPhotos(services: Services, me: string, ids: readonly string[]): Promise<boolean> {
  return underLock(services, me, async (tx) => {
    const known = await listPhotosOf(tx, me);
    if (
      !isOrderOf(
        ids,
        known.map(({ id }) => id),
      )
    )
      return false;
    await placePhotos(tx, me, ids);
    return true;
  });
}

/** The match card follows the first photo (`syncFirstPhoto`). */
async function underLock<Result>(
  { db }: Services,
  me: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    return change(tx);
  });
}

/** No row points to these files any more; the sweep removes what a failure leaves behind. */
async function removeFiles({ photos, log }: Services, id: string): Promise<void> {
  await photos.remove(id).catch((error) => log('warn', 'photo-delete-failed', describeError(error)));
}
