import sharp from 'sharp';
import { PHOTO_SIDE } from '../rules.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** 50 megapixels: above what phones take, far below a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 95;

/**
 * The photo that is kept: 256×256 JPEG of quality 95 on white, upright, without any metadata (spec 1 §5, D12).
 * @returns undefined when the bytes are not an image that we accept
 */
export async function encodePhoto(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!format || !FORMATS.includes(format)) return undefined;
    return await image
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return undefined;
  }
}
