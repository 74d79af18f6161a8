import { frenchDate } from './french-date.ts';
import { PARIS_ZONE } from './zones.ts';

/**
 * Formats « 1er mars 2026 » in Paris, without line breaks.
 * @param instant ISO instant or date
 */
export function consentDate(instant: string): string {
  return frenchDate(new Date(instant), PARIS_ZONE).replaceAll(' ', '\u00a0');
}
