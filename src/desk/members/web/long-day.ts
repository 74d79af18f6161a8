import { frenchDate, frenchNumericDate } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';

/** « 22 novembre 2026 », in Paris. */
export const longDay = (instant: string) => frenchDate(new Date(instant), PARIS_ZONE);
/** « 22/11/2026 », in Paris. */
export const numericDay = (instant: string) => frenchNumericDate(new Date(instant), PARIS_ZONE);
