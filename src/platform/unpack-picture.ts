import sharp, { type Sharp } from 'sharp';

/** 24 megapixels: far above what is kept, far below what would fill the memory. */
const MAX_PIXELS = 24_000_000;
/** An honest picture takes a second; one made to be slow does not keep the others waiting. */
const UNPACKED_WITHIN_S = 10;
const READERS = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp' };

/** The picture that is unpacked now: a small file may hold 200 MB of pixels, so on a node they take turns. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a picture that somebody sent, one at a time on this node.
 * @param work makes of it what is kept
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

/** By its first bytes a file chooses who reads it: only these three may be chosen, whatever else the library can read. */
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
