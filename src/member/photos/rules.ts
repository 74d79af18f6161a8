export const MAX_PHOTOS = 6;
export const CAPTION_MAX_LENGTH = 80;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Side in pixels of the square for lists and threads (spec 1 §5). */
export const THUMBNAIL_SIDE = 256;
/** Size in pixels of the picture for cards and previews (D12). */
export const UPRIGHT = { width: 1080, height: 1350 } as const;
/** Smaller copy for small screens and slow networks, in pixels. */
export const MEDIUM_WIDTH = 720;

/** `srcset` of an upright picture; a local preview has a single source. */
export function photoSources(uprightUrl: string): string {
  const medium = uprightUrl.replace(/\/upright$/, '/medium');
  const upright = `${uprightUrl} ${UPRIGHT.width}w`;
  return medium === uprightUrl ? upright : `${medium} ${MEDIUM_WIDTH}w, ${upright}`;
}

/** Stored pictures of a photo; the upright one also has a smaller copy. */
export const ARCHIVED_RENDITIONS = ['thumbnail', 'upright'] as const;

/** Thumbnail crop in the upright picture: corner in percent of width and height, side in percent of the width. */
export type ThumbnailPlace = { x: number; y: number; side: number };

/** Spec 1 §5: the circle starts at 90 % of the width; in portraits the face is in the upper part. */
export const INITIAL_THUMBNAIL: ThumbnailPlace = { x: 5, y: 6, side: 90 };
/** Minimum side, a quarter of the width: 270 of 1,080 pixels, more than the thumbnail needs. */
export const THUMBNAIL_MIN_SIDE = 25;

/** Clamps a thumbnail crop to the upright picture. */
export function thumbnailWithin({ x, y, side }: ThumbnailPlace): ThumbnailPlace {
  const bounded = between(side, THUMBNAIL_MIN_SIDE, 100);
  const height = (bounded * UPRIGHT.width) / UPRIGHT.height;
  return { x: between(x, 0, 100 - bounded), y: between(y, 0, 100 - height), side: bounded };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** @param count current number of photos */
export function canAddPhoto(count: number): 'ok' | 'full' {
  return count < MAX_PHOTOS ? 'ok' : 'full';
}

/** Whether the requested order is a permutation of the known ids. */
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

/** Review priority from 0 to 1, from model scores. It sorts the team’s queue and has no other effect. */
export function explicitness({ porn, hentai, sexy }: { porn: number; hentai: number; sexy: number }): number {
  return Math.min(1, porn + hentai + sexy / 2);
}
