import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThumbnailPlace } from '#member/photos/rules.ts';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo-id.ts';
import { insertPhotos } from '#member/photos/server/store.ts';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import type { Services } from '#platform/services.ts';
import type { DemoMember } from './demo-member.ts';
import { ANY_CAPTION, PORTRAIT_CAPTIONS } from './portrait-captions.ts';

const PORTRAITS = join('content', 'demo', 'portraits');
const FILES_AT_ONCE = 16;
/** Position of the head in all of our portraits: a square closer than the default crop. */
const FACE: ThumbnailPlace = { x: 9, y: 7, side: 82 };

type Photo = { id: string; user_id: string; position: number; caption: string; file: string };

export async function givePhotos(services: Services, members: readonly DemoMember[]): Promise<void> {
  const added = members.flatMap(({ id, portrait }, rank) => (portrait ? photosOf(id, portrait, rank) : []));
  const renditions = new Map<string, Promise<PhotoRenditions>>();
  for (let start = 0; start < added.length; start += FILES_AT_ONCE) {
    const batch = added.slice(start, start + FILES_AT_ONCE).map(async ({ id, file }) => {
      const kept = renditions.get(file) ?? readPortrait(file);
      renditions.set(file, kept);
      await services.photos.save(id, await kept);
    });
    await Promise.all(batch);
  }
  const created_at = services.clock.now();
  await services.db.transaction((tx) =>
    insertPhotos(
      tx,
      added.map(({ file, ...photo }) => ({ ...photo, created_at })),
    ),
  );
}

function photosOf(member: string, portrait: string, rank: number): Photo[] {
  const more = [2, 3].map((number) => portrait.replace('.jpg', `-${number}.jpg`));
  return [portrait, ...more.filter((file) => existsSync(join(PORTRAITS, file)))].map((file, position) => ({
    id: newPhotoId(),
    user_id: member,
    position,
    caption:
      PORTRAIT_CAPTIONS[portrait]?.[position] ??
      ANY_CAPTION[(rank * 4 + position * 7) % ANY_CAPTION.length] ??
      '',
    file,
  }));
}

/** @throws when it is missing or unreadable */
async function readPortrait(name: string): Promise<PhotoRenditions> {
  const bytes = await readFile(join(PORTRAITS, name));
  const renditions = await encodePhoto(bytes, FACE);
  if (typeof renditions === 'string') throw new Error(`${name} is not a picture that members could send`);
  return renditions;
}
