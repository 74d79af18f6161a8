import type { CropFrame } from '#member/photos/rules.ts';
import { framed } from '#member/photos/server/shared/framed.ts';
import { type PictureRefusal, unpackPicture } from '#platform/unpack-picture.ts';

/** Twice the largest display size. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/** Upright 4:5 WebP on white, without metadata. @param frame of a picture that the browser could not crop itself */
export function encodePicture(bytes: Uint8Array, frame?: CropFrame): Promise<Uint8Array | PictureRefusal> {
  return unpackPicture(bytes, (picture, size) =>
    framed(picture, size, frame)
      .resize(SIZE.width, SIZE.height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
