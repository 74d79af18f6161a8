import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { PictureRefusal } from '#platform/unpack-picture.ts';
import { type CropFrame, pixelsOf } from '../../rules.ts';

/** Error code for each reason to reject a picture. */
export const PHOTO_CODES = {
  'wrong-format': 'PHOTO_UNREADABLE',
  'too-many-pixels': 'PHOTO_TOO_MANY_PIXELS',
  damaged: 'PHOTO_DAMAGED',
} as const satisfies Record<PictureRefusal, string>;

/** Crops an upright picture to its frame, if any. @param size of the whole upright picture, in pixels */
export function framed(picture: Sharp, size: { width: number; height: number }, frame?: CropFrame): Sharp {
  const upright = picture.autoOrient();
  return frame ? upright.extract(pixelsOf(frame, size)) : upright;
}

/** Returns 128 random bits, so that the URL cannot be guessed. */
export function newPhotoId(): string {
  return randomBytes(16).toString('base64url');
}
