export const MAX_PHOTOS = 6;
export const CAPTION_MAX_LENGTH = 80;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Side in pixels of the square for lists and threads (spec 1 §5). */
export const THUMBNAIL_SIDE = 256;
/** Size in pixels of the picture for cards and previews (D12). */
export const UPRIGHT = { width: 1080, height: 1350 } as const;
/** Smaller copy for small screens and slow networks, in pixels. */
export const MEDIUM_WIDTH = 720;

/** Returns the `srcset` of an upright picture; a local preview has a single source. */
export function photoSources(uprightUrl: string): string {
  const medium = uprightUrl.replace(/\/upright$/, '/medium');
  const upright = `${uprightUrl} ${UPRIGHT.width}w`;
  return medium === uprightUrl ? upright : `${medium} ${MEDIUM_WIDTH}w, ${upright}`;
}

/** Returns the thumbnail URL of an upright picture; undefined for a local preview. */
export function thumbnailOf(uprightUrl: string): string | undefined {
  return uprightUrl.endsWith('/upright') ? uprightUrl.replace(/\/upright$/, '') : undefined;
}

/** Stored pictures of a photo; the upright one also has a smaller copy. */
export const ARCHIVED_RENDITIONS = ['thumbnail', 'upright'] as const;

/** Thumbnail crop in the upright picture: corner in percent of width and height, side in percent of the width. */
export type ThumbnailPlace = { x: number; y: number; side: number };

/** Spec 1 §5: the circle starts at 90 % of the width; in portraits the face is in the upper part. */
export const INITIAL_THUMBNAIL: ThumbnailPlace = { x: 5, y: 6, side: 90 };
/** Minimum side, a quarter of the width: 270 of 1,080 pixels, more than the thumbnail needs. */
export const THUMBNAIL_MIN_SIDE = 25;

/** Crop of a picture, in percent of its width and height. */
export interface CropFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a crop in whole pixels, within the picture and never empty. */
export function pixelsOf(frame: CropFrame, size: { width: number; height: number }) {
  const left = Math.min(Math.round((frame.x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((frame.y / 100) * size.height), size.height - 1);
  return {
    left,
    top,
    width: between(Math.round((frame.width / 100) * size.width), 1, size.width - left),
    height: between(Math.round((frame.height / 100) * size.height), 1, size.height - top),
  };
}

/** Clamps a thumbnail crop to the upright picture. */
export function thumbnailWithin({ x, y, side }: ThumbnailPlace): ThumbnailPlace {
  const bounded = between(side, THUMBNAIL_MIN_SIDE, 100);
  const height = (bounded * UPRIGHT.width) / UPRIGHT.height;
  return { x: between(x, 0, 100 - bounded), y: between(y, 0, 100 - height), side: bounded };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Returns whether the requested order is a permutation of the known ids. */
export function isOrderOf(asked: readonly string[], known: readonly string[]): boolean {
  return (
    asked.length === known.length &&
    new Set(asked).size === known.length &&
    known.every((id) => asked.includes(id))
  );
}

/** Moves an item of a list; the target index is clamped. */
export function withItemAt<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((one) => one !== item);
  return others.toSpliced(between(place, 0, others.length), 0, item);
}

/** Returns a review priority from 0 to 1, from model scores. It only sorts the team’s queue. */
export function explicitness({ porn, hentai, sexy }: { porn: number; hentai: number; sexy: number }): number {
  return Math.min(1, porn + hentai + sexy / 2);
}

/** Grey pixels of a perceptual hash: each is compared with its right neighbour (dHash), which gives 64 bits. */
export const HASHED = { width: 9, height: 8 } as const;
/**
 * Minimum difference between neighbours that counts as clear, of 65,535 levels: flat pictures all look alike, so they
 * have no hash.
 */
const CLEAR_STEP = 650;
const CLEAR_STEPS = 16;
/**
 * A copy mostly differs in the weakest bits of the original: number of bits whose combinations are tried, the likeliest
 * first.
 */
const DOUBTFUL_BITS = 12;
const COPIES_TRIED = 512;

/**
 * Returns the picture’s own hash, then those that a re-encoded, resized or lightly corrected copy may have. Own hashes
 * are stored under a key, so two can only be equal or not: the variants belong to the query.
 * @param pixels of `HASHED`, row by row, 16 bits each
 * @returns an empty list for a flat picture
 */
export function photoHashes(pixels: readonly number[]): string[] {
  const steps = pixels.flatMap((pixel, at) =>
    at % HASHED.width === 0 ? [] : [pixel - (pixels[at - 1] ?? 0)],
  );
  if (steps.filter((step) => Math.abs(step) >= CLEAR_STEP).length < CLEAR_STEPS) return [];
  const own = steps.reduce((hash, step) => hash * 2n + (step > 0 ? 1n : 0n), 0n);
  const doubtful = steps
    .map((step, at) => ({ doubt: Math.abs(step), bit: 1n << BigInt(steps.length - 1 - at) }))
    .toSorted((one, other) => one.doubt - other.doubt)
    .slice(0, DOUBTFUL_BITS);
  const flips = doubtful.reduce(
    (known, { doubt, bit }) =>
      known.concat(known.map((one) => ({ doubt: one.doubt + doubt, bits: one.bits | bit }))),
    [{ doubt: 0, bits: 0n }],
  );
  return flips
    .toSorted((one, other) => one.doubt - other.doubt)
    .slice(0, COPIES_TRIED)
    .map(({ bits }) => (own ^ bits).toString(16).padStart(16, '0'));
}

/** Mirrors the pixels horizontally. */
export function mirrored(pixels: readonly number[]): number[] {
  const { width } = HASHED;
  return pixels.map((_, at) => pixels[at - (at % width) + (width - 1 - (at % width))] ?? 0);
}

/** Radius of « près de chez vous », in km. */
export const NEARBY_KM = 50;
/** Smaller numbers are not disclosed: a few people in a region could be identified. */
export const LEAST_TOLD_NEARBY = 50;
const TOLD_STEP = 10;

/** Rounds a count down to tens, so that a single new member is not visible. @returns null below `LEAST_TOLD_NEARBY` */
export function toldNearby(members: number): number | null {
  return members < LEAST_TOLD_NEARBY ? null : Math.floor(members / TOLD_STEP) * TOLD_STEP;
}
