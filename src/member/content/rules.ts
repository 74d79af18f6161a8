/** Where a banner appears: on the public pages, in the member application, or on both. */
export const BANNER_PLACES = ['site', 'app', 'both'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];
export const BANNER_MAX_LENGTH = 140;

export interface ShownBanner {
  text: string;
  /** Path of a page on our own site. */
  link: string | null;
}

export interface Banner extends ShownBanner {
  from: Date;
  until: Date;
  place: BannerPlace;
}

/** Returns whether a banner is shown at an instant; its end is exclusive. */
export function isBannerShown(banner: Banner, where: Exclude<BannerPlace, 'both'>, now: Date): boolean {
  return banner.from <= now && now < banner.until && (banner.place === 'both' || banner.place === where);
}
