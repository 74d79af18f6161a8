import { ORPCError } from '@orpc/server';
import { REFUSALS } from '#lib/contract-base.ts';
import { OPENED_FOR_HEADER, OTHER_SESSION } from '#lib/opened-for.ts';

/**
 * Refuses a request of a page that was opened for another person: the cookie alone would write into the account that
 * has logged in to this browser meanwhile.
 * @param person id of the member or colleague of the session
 */
export function refuseOtherReader(headers: Headers, person: string): void {
  const openedFor = headers.get(OPENED_FOR_HEADER);
  if (openedFor === null || openedFor === person) return;
  throw new ORPCError(OTHER_SESSION, { defined: true, ...REFUSALS[OTHER_SESSION] });
}
