import sharp from 'sharp';

const FORMATS = ['jpeg', 'png', 'webp'];
/** 24 megapixels: far above what is kept, far below what would fill the memory. */
const MAX_PIXELS = 24_000_000;
/** Twice the largest size at which a page shows it. */
const SIZE = { width: 720, height: 900 };
const QUALITY = 80;

/** The picture that is unpacked now: a small file may hold 100 MB of pixels, so they take turns. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * What the public pages show of a picture: an upright 4:5 WebP on white, without any metadata.
 * @returns undefined when the bytes are not an image that we accept
 */
export function encodePicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const encoded = turn.then(() => encode(bytes).catch(() => undefined));
  turn = encoded;
  return encoded;
}

async function encode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!format || !FORMATS.includes(format)) return undefined;
  return image
    .autoOrient()
    .resize(SIZE.width, SIZE.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer();
}
