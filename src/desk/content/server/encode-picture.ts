import { unpackPicture } from '#platform/unpack-picture.ts';

/** Twice the largest size at which a page shows it. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/**
 * What the public pages show of a picture: an upright 4:5 WebP on white, without any metadata.
 * @returns undefined when the bytes are not an image that we accept
 */
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
