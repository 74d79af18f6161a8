import type { RequestContext } from '#platform/http/request-context.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { type Counted, LIMITS } from '#platform/rate-limit.ts';

/** Rate limits of a password guess: a stranger’s guesses lock their origin out, not the colleague. */
export function staffGuess(
  { services: { secret }, origin }: Pick<RequestContext, 'services' | 'origin'>,
  email: string,
): readonly [Counted, ...Counted[]] {
  return [
    [LIMITS.staffWrongPasswords, pseudonym(secret, `staff:${email} ${origin}`)],
    [LIMITS.staffWrongPasswordsAnywhere, pseudonym(secret, `staff:${email}`)],
  ];
}
