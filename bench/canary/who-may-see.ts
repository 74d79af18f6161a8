import { ALLOWED } from './allowed.ts';
import type { Place } from './places.ts';

const OF_THE_GONE: readonly Place[] = ['after erasure', 'after restoration'];

/** Whether a private field of someone else may be there. @param where route, subject, table or file */
export function maySee(place: Place, given: string, where: string): boolean {
  // Only erasure tells what is kept from what is not.
  const field = OF_THE_GONE.includes(place) ? given : given.replace(/^kept\./, '');
  return ALLOWED.some(
    (row) =>
      row.places.includes(place) &&
      row.fields.some((one) => one === field || (one.endsWith('.*') && field.startsWith(one.slice(0, -1)))) &&
      (row.at === undefined || row.at.test(where)),
  );
}
