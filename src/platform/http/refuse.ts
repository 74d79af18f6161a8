import { ORPCError } from '@orpc/server';
import { REFUSALS } from '#lib/contract-base.ts';
import { OPENED_FOR_HEADER, OTHER_SESSION } from '#lib/opened-for.ts';

type ErrorsOf<Verdict, Codes> = {
  [Refusal in Extract<Verdict, keyof Codes> as Extract<Codes[Refusal], string>]: () => Error;
};

/**
 * Throws the error of the contract that a refusing verdict stands for, and returns any other verdict.
 * @param codes error code of each refusing verdict
 */
export function refuse<Verdict, const Codes extends Record<string, string>>(
  verdict: Verdict,
  codes: Codes,
  errors: ErrorsOf<Verdict, Codes>,
): Exclude<Verdict, keyof Codes>;
export function refuse(verdict: unknown, codes: Record<string, string>, errors: Record<string, () => Error>) {
  const code = typeof verdict === 'string' ? codes[verdict] : undefined;
  if (code !== undefined) throw errors[code]?.();
  return verdict;
}

/**
 * Sent when the owner ends a log-in: the browser drops its cache of pages and photos, the back-forward cache included.
 * Not « storage », where the choice about cookies lives: the page clears the rest by itself (D16). Not « cookies »: a
 * browser that the account knows stays known, or anyone could lock its owner out.
 */
export function forgetSite(answerHeaders: Headers): void {
  answerHeaders.set('clear-site-data', '"cache"');
}

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
