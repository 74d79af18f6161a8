export const AUTHORITY_MAX_LENGTH = 120;
export const REFERENCE_MAX_LENGTH = 120;
/** No pagination: requests are rare. */
export const REQUESTS_SHOWN = 50;

/** @param day ISO date in Paris @param period both ends included */
export function isWithin(day: string, { from, until }: { from: string; until: string }): boolean {
  return from <= day && day <= until;
}
