import type { RequestContext } from '#platform/http/request-context.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { type Counted, LIMITS } from '#platform/rate-limit.ts';

/** Where a guess at a colleague's password is counted: a stranger's guesses lock the stranger's origin out, not the desk. */
export function staffGuess(
  { services: { secret }, origin }: Pick<RequestContext, 'services' | 'origin'>,
  email: string,
): readonly [Counted, ...Counted[]] {
  return [
    [LIMITS.staffWrongPasswords, pseudonym(secret, `staff:${email} ${origin}`)],
    [LIMITS.staffWrongPasswordsAnywhere, pseudonym(secret, `staff:${email}`)],
  ];
}
