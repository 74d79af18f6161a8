import type { RequestContext } from '#platform/http/request-context.ts';

/** The library also deletes cookies of its own that we never set, with weaker attributes than ours. */
const OURS = /^(__Host-)?lueur/;

export function passCookies(
  { answerHeaders }: Pick<RequestContext, 'answerHeaders'>,
  headers: Headers,
): void {
  for (const cookie of headers.getSetCookie())
    if (OURS.test(cookie)) answerHeaders.append('set-cookie', cookie);
}
