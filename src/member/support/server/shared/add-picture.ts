import { PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { describeError } from '#platform/log.ts';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { type PictureRefusal, unpackPicture } from '#platform/unpack-picture.ts';
import type { PICTURE_REFUSALS } from '../../contract.ts';
import { insertSupportPicture } from '../picture-store.ts';

/** Largest sides in pixels: a screenshot stays readable, and nothing is cropped. */
const LARGE_SIDE = 1600;
const SMALL_SIDE = 360;
const QUALITY = 84;

type Upload = { photo: File; clientId: string };
type Refusals = Parameters<typeof enforceRateLimit>[1] & Record<keyof typeof PICTURE_REFUSALS, () => Error>;

const CODES = {
  'wrong-format': 'PICTURE_UNREADABLE',
  'too-many-pixels': 'PICTURE_TOO_MANY_PIXELS',
  damaged: 'PICTURE_DAMAGED',
} as const satisfies Record<PictureRefusal, string>;

/**
 * Stores a picture that is not yet in a message. File before row: a file without a row is swept.
 * @param whose the member of the conversation, and the colleague if they are the sender
 */
export async function addPicture(
  services: Services,
  errors: Refusals,
  { photo, clientId }: Upload,
  { member, staff }: { member: string; staff?: string },
): Promise<{ id: string }> {
  const { db, clock, photos, log } = services;
  await enforceRateLimit({ services }, errors, LIMITS.supportPictures, staff ?? member);
  if (photo.size > PHOTO_MAX_BYTES) throw errors.PICTURE_TOO_LARGE();
  const renditions = refuse(await encode(new Uint8Array(await photo.arrayBuffer())), CODES, errors);
  const id = newPhotoId();
  await photos.save(id, renditions);
  const owner = { user_id: member, staff_id: staff ?? null, client_id: clientId };
  const stored = await insertSupportPicture(db, { id, ...owner, created_at: clock.now() });
  if (stored !== id)
    await photos.remove(id).catch((error) => log('warn', 'photo-delete-failed', describeError(error)));
  return { id: stored };
}

/** Returns two JPEGs on white, without metadata. */
function encode(bytes: Uint8Array): Promise<PhotoRenditions | PictureRefusal> {
  return unpackPicture(bytes, async (picture) => {
    const large = picture
      .autoOrient()
      .resize(LARGE_SIDE, LARGE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    const small = large.clone().resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true });
    const jpeg = { quality: QUALITY, progressive: true };
    return { upright: await large.jpeg(jpeg).toBuffer(), thumbnail: await small.jpeg(jpeg).toBuffer() };
  });
}
