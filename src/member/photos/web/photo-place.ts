/** A place of the grid: the first one takes four of the nine. */
export const PHOTO_PLACE = 'relative aspect-4/5 first:col-span-2 first:row-span-2';
