import type { PictureRefusal } from '#platform/unpack-picture.ts';

/** Error code for each reason to reject a picture. */
export const PHOTO_CODES = {
  'wrong-format': 'PHOTO_UNREADABLE',
  'too-many-pixels': 'PHOTO_TOO_MANY_PIXELS',
  damaged: 'PHOTO_DAMAGED',
} as const satisfies Record<PictureRefusal, string>;
