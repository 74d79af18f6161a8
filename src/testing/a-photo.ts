import { insertPhotos, listPhotosOf } from '#member/photos/server/store.ts';
import type { Services } from '#platform/services.ts';

let made = 0;

/**
 * Adds a photo to a member's others, without files.
 * @returns its id
 */
export async function aPhoto({ db, clock }: Pick<Services, 'db' | 'clock'>, member: string): Promise<string> {
  made += 1;
  const id = `photo-${made}`;
  const position = (await listPhotosOf(db, member)).length;
  await insertPhotos(db, [{ id, user_id: member, position, created_at: clock.now() }]);
  return id;
}
