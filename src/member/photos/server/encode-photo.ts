import sharp, { type Sharp } from 'sharp';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import { type PictureRefusal, unpackPicture } from '#platform/unpack-picture.ts';
import {
  type CropFrame,
  INITIAL_THUMBNAIL,
  MEDIUM_WIDTH,
  THUMBNAIL_SIDE,
  type ThumbnailPlace,
  thumbnailWithin,
  UPRIGHT,
} from '../rules.ts';
import { framed } from './shared/new-photo.ts';

const THUMBNAIL_QUALITY = 95;
const UPRIGHT_QUALITY = 84;
/** A third smaller than a JPEG of the same quality; every supported browser can display it. */
const MEDIUM_QUALITY = 70;

/**
 * Returns an upright 1,080 × 1,350 JPEG, a 720-wide WebP and a 256 × 256 JPEG thumbnail of quality 95, on white,
 * without metadata (spec 1 §5, D12).
 * @param frame of a picture that the browser could not crop itself
 */
export function encodePhoto(
  bytes: Uint8Array,
  place: ThumbnailPlace = INITIAL_THUMBNAIL,
  frame?: CropFrame,
): Promise<Required<PhotoRenditions> | PictureRefusal> {
  return unpackPicture(bytes, (picture, size) =>
    encode(framed(picture, size, frame), thumbnailWithin(place)),
  );
}

async function encode(picture: Sharp, place: ThumbnailPlace): Promise<Required<PhotoRenditions>> {
  const { data, info } = await picture
    .resize(UPRIGHT.width, UPRIGHT.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: info });
  const side = Math.round((place.side / 100) * UPRIGHT.width);
  const left = Math.min(Math.round((place.x / 100) * UPRIGHT.width), UPRIGHT.width - side);
  const top = Math.min(Math.round((place.y / 100) * UPRIGHT.height), UPRIGHT.height - side);
  return {
    upright: await upright().jpeg({ quality: UPRIGHT_QUALITY, progressive: true }).toBuffer(),
    medium: await upright().resize(MEDIUM_WIDTH).webp({ quality: MEDIUM_QUALITY }).toBuffer(),
    thumbnail: await upright()
      .extract({ left, top, width: side, height: side })
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE)
      .jpeg({ quality: THUMBNAIL_QUALITY })
      .toBuffer(),
  };
}
