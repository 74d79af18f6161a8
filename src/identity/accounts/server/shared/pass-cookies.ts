import type { RequestContext } from '#platform/http/request-context.ts';
import { COOKIES_REFUSED } from '../../contract.ts';

/** The library also deletes cookies of its own that we never set, with weaker attributes than ours. */
const OURS = /^(__Host-)?lueur/;

export function passCookies(
  { answerHeaders }: Pick<RequestContext, 'answerHeaders'>,
  headers: Headers,
): void {
  for (const cookie of headers.getSetCookie())
    if (OURS.test(cookie)) answerHeaders.append('set-cookie', cookie);
}

/**
 * The message of a refusal in the middle of a log-in when the browser sends no cookie at all, although the step before
 * has just set one. Otherwise the message of the contract stands: that cookie was too old.
 */
export function withoutCookies({ headers }: Pick<RequestContext, 'headers'>): { message?: string } {
  return headers.has('cookie') ? {} : { message: COOKIES_REFUSED };
}
