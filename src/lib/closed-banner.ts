/** Storage key for the text of the closed banner (D21). */
export const CLOSED_BANNER = 'closedBanner';
