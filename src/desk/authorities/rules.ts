/** How long what an authority wrote of itself and of its request may be. */
export const AUTHORITY_MAX_LENGTH = 120;
export const REFERENCE_MAX_LENGTH = 120;
/** Requests of one page: an authority asks seldom. */
export const REQUESTS_SHOWN = 50;

/**
 * Whether a colleague may hand over what an authority asks for: somebody else than who wrote the request down, so that
 * nobody alone carries a member's data out of the house.
 */
export function canHandOver(request: { askedBy: string }, colleague: string): 'ok' | 'own-request' {
  return request.askedBy === colleague ? 'own-request' : 'ok';
}

/** Whether something of that day, in Paris, is of the period that was asked for. @param day ISO, both ends included */
export function isWithin(day: string, { from, until }: { from: string; until: string }): boolean {
  return from <= day && day <= until;
}
