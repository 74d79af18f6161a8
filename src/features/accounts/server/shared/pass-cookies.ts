import type { RequestContext } from '#platform/http/request-context.ts';

/** Hands the cookies of an answer of Better Auth to the browser. */
export function passCookies(
  { answerHeaders }: Pick<RequestContext, 'answerHeaders'>,
  headers: Headers,
): void {
  for (const cookie of headers.getSetCookie()) answerHeaders.append('set-cookie', cookie);
}
