export const MAX_PHOTOS = 6;
export const CAPTION_MAX_LENGTH = 80;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Side in pixels of the square of lists and threads: the photo of the spec. */
export const THUMBNAIL_SIDE = 256;
/** Size in pixels of the picture of cards and previews (D12). */
export const UPRIGHT = { width: 1080, height: 1350 } as const;
/** The same picture for small screens and slow networks. */
export const MEDIUM_WIDTH = 720;

/** The addresses of an upright picture by width, as a browser chooses among them; a picture not yet sent has one only. */
export function photoSources(uprightUrl: string): string {
  const medium = uprightUrl.replace(/\/upright$/, '/medium');
  const upright = `${uprightUrl} ${UPRIGHT.width}w`;
  return medium === uprightUrl ? upright : `${medium} ${MEDIUM_WIDTH}w, ${upright}`;
}

/** The two pictures that a photo is kept as; of the upright one there is a smaller copy. */
export const RENDITIONS = ['thumbnail', 'upright'] as const;

/**
 * Where the thumbnail is cut out of the upright picture: place of its corner in percent of width and height, its side in percent of the
 * width.
 */
export type ThumbnailPlace = { x: number; y: number; side: number };

/** Spec 1 §5: the circle first covers 90 % of the width; faces are in the upper part of a portrait. */
export const INITIAL_THUMBNAIL: ThumbnailPlace = { x: 5, y: 6, side: 90 };
/** The circle never becomes smaller than a quarter of the width: 270 of 1,080 pixels, more than are kept. */
export const THUMBNAIL_MIN_SIDE = 25;

/** The nearest place that lies within the upright picture. */
export function thumbnailWithin({ x, y, side }: ThumbnailPlace): ThumbnailPlace {
  const bounded = between(side, THUMBNAIL_MIN_SIDE, 100);
  const height = (bounded * UPRIGHT.width) / UPRIGHT.height;
  return { x: between(x, 0, 100 - bounded), y: between(y, 0, 100 - height), side: bounded };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** @param count photos that the member has */
export function canAddPhoto(count: number): 'ok' | 'full' {
  return count < MAX_PHOTOS ? 'ok' : 'full';
}

/** Whether an order asked for names each of the photos there are once. */
export function isOrderOf(asked: readonly string[], known: readonly string[]): boolean {
  return (
    asked.length === known.length &&
    new Set(asked).size === known.length &&
    known.every((id) => asked.includes(id))
  );
}

/** The same list with one of its items at another place; places beyond its ends are its ends. */
export function withItemAt<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((one) => one !== item);
  return others.toSpliced(between(place, 0, others.length), 0, item);
}

/**
 * How soon a person should look at a photo, from 0 to 1, by what a model makes of it. It orders the team’s queue, and
 * decides nothing.
 */
export function explicitness({ porn, hentai, sexy }: { porn: number; hentai: number; sexy: number }): number {
  return Math.min(1, porn + hentai + sexy / 2);
}
