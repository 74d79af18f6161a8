import { randomBytes } from 'node:crypto';
import { lockMembers } from '#platform/database/lock-members.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import { photoUrlOf, replacePhoto } from './store.ts';

/**
 * Stores a member's new photo, or removes it: the file first, then the row, then the former file, so that a row
 * never points to a file that is not there.
 * @returns address of the photo
 */
export async function changePhoto(services: Services, me: string, jpeg: Uint8Array): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await services.photos.save(id, jpeg);
  await putInPlace(services, me, id);
  return photoUrlOf(id);
}

/** The row first, then the file. */
export async function removePhoto(services: Services, me: string): Promise<void> {
  await putInPlace(services, me, null);
}

async function putInPlace(services: Services, me: string, id: string | null): Promise<void> {
  const { db, photos, clock, log } = services;
  const former = await db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    return replacePhoto(tx, me, id, clock.now());
  });
  if (!former) return;
  // The row is gone: a file that stays behind is nobody's, and the sweep removes it.
  await photos.remove(former).catch((error) => log('warn', 'photo-left-behind', describeError(error)));
}
