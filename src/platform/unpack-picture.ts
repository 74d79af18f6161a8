import sharp, { type Metadata, type Sharp } from 'sharp';
import { hasPictureSignature } from '#lib/picture-file.ts';

/** Phones of today take pictures of 24 to 50 megapixels. */
const MAX_PIXELS = 50_000_000;
/** Pixels of 16 bits and four colours take eight bytes: the memory of a node is the limit. */
const MAX_UNPACKED_BYTES = 300_000_000;
/** An honest picture takes a second or two; a decompression bomb must not delay the others. */
const UNPACKED_WITHIN_S = 15;
const READERS = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp' };

export type PictureRefusal = 'wrong-format' | 'too-many-pixels' | 'damaged';

/** The picture being decoded: a small file may hold 300 MB of pixels, so a node decodes one at a time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture, one at a time on this node.
 * @param work makes the stored pictures; gets the size of the picture when it is upright
 * @returns why the bytes are refused: no JPEG, PNG or WebP, too large to decode or too slow, cut off or broken
 */
export function unpackPicture<Result extends object>(
  bytes: Uint8Array,
  work: (picture: Sharp, size: { width: number; height: number }) => Promise<Result>,
): Promise<Result | PictureRefusal> {
  const unpacked = turn.then(() => unpack(bytes, work).catch(refusalOfError));
  turn = unpacked;
  return unpacked;
}

let isBlocked = false;

/** The first bytes of a file choose its decoder: only these three are allowed, whatever else the library can read. */
function blockOtherReaders(): void {
  if (isBlocked) return;
  isBlocked = true;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: Object.values(READERS).map((reader) => `VipsForeignLoad${reader}Buffer`) });
}

async function unpack<Result extends object>(
  bytes: Uint8Array,
  work: (picture: Sharp, size: { width: number; height: number }) => Promise<Result>,
): Promise<Result | PictureRefusal> {
  if (!hasPictureSignature(bytes)) return 'wrong-format';
  blockOtherReaders();
  // Reads the header alone, whatever the size.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!(header.format in READERS)) return 'wrong-format';
  if (isTooLarge(header)) return 'too-many-pixels';
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  return work(picture.timeout({ seconds: UNPACKED_WITHIN_S }), header.autoOrient);
}

function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  return pixels > MAX_PIXELS || pixels * channels * (depth === 'ushort' ? 2 : 1) > MAX_UNPACKED_BYTES;
}

function refusalOfError(error: unknown): PictureRefusal {
  return /^timeout/.test(error instanceof Error ? error.message : '') ? 'too-many-pixels' : 'damaged';
}
