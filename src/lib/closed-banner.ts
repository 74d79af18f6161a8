/** Storage key of the text of the banner that was closed (D21). */
export const CLOSED_BANNER = 'closedBanner';
