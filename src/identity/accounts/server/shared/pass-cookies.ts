import type { RequestContext } from '#platform/http/request-context.ts';
import { COOKIES_REFUSED } from '../../contract.ts';

/** The library also deletes its own cookies, which we never set, with weaker attributes than ours. */
const OURS = /^(__Host-)?lueur/;

export function passCookies(
  { answerHeaders }: Pick<RequestContext, 'answerHeaders'>,
  headers: Headers,
): void {
  for (const cookie of headers.getSetCookie())
    if (OURS.test(cookie)) answerHeaders.append('set-cookie', cookie);
}

/**
 * Returns the error message when, in the middle of a log-in, the browser sends no cookie although the previous step has
 * just set one. Otherwise the message of the contract applies: that cookie had expired.
 */
export function withoutCookies({ headers }: Pick<RequestContext, 'headers'>): { message?: string } {
  return headers.has('cookie') ? {} : { message: COOKIES_REFUSED };
}
