import sharp, { type Sharp } from 'sharp';

/** 24 megapixels: far above the stored size, far below the limit of the memory. */
const MAX_PIXELS = 24_000_000;
/** An honest picture takes a second; a decompression bomb must not delay the others. */
const UNPACKED_WITHIN_S = 10;
const READERS = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp' };

/** The picture being decoded: a small file may hold 200 MB of pixels, so a node decodes one at a time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture, one at a time on this node.
 * @param work makes the stored pictures
 * @returns undefined when the bytes are no JPEG, PNG or WebP of at most 24 megapixels, or take too long
 */
export function unpackPicture<Result>(
  bytes: Uint8Array,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result | undefined> {
  const unpacked = turn.then(() => unpack(bytes, work).catch(() => undefined));
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

async function unpack<Result>(
  bytes: Uint8Array,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result | undefined> {
  blockOtherReaders();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await picture.metadata();
  return format && format in READERS ? work(picture.timeout({ seconds: UNPACKED_WITHIN_S })) : undefined;
}
