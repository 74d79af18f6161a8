import { randomBytes } from 'node:crypto';
import type { Services } from '#server/services.ts';
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

async function putInPlace({ db, photos, clock }: Services, me: string, id: string | null): Promise<void> {
  const former = await db.transaction((tx) => replacePhoto(tx, me, id, clock.now()));
  if (former) await photos.remove(former);
}
