import type { RequestContext } from '#platform/http/request-context.ts';

/** The library also takes away cookies of its own that nobody here was ever given, and less strictly than ours. */
const OURS = /^(__Host-)?lueur/;

/** Hands the cookies of an answer of Better Auth to the browser. */
export function passCookies(
  { answerHeaders }: Pick<RequestContext, 'answerHeaders'>,
  headers: Headers,
): void {
  for (const cookie of headers.getSetCookie())
    if (OURS.test(cookie)) answerHeaders.append('set-cookie', cookie);
}
