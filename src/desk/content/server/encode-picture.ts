import { unpackPicture } from '#platform/unpack-picture.ts';

/** Twice the largest display size. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/** Upright 4:5 WebP on white, without metadata. @returns undefined when the bytes are not an accepted image */
export function encodePicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return unpackPicture(bytes, (picture) =>
    picture
      .autoOrient()
      .resize(SIZE.width, SIZE.height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
