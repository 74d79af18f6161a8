/** The first photo spans four of the nine grid cells. */
export const PHOTO_PLACE = 'relative aspect-4/5 first:col-span-2 first:row-span-2';
