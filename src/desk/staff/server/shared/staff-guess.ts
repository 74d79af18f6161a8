import type { RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { type Counted, LIMITS } from '#platform/rate-limit.ts';

/** Rate limits of a password attempt: a stranger’s guesses lock their own origin, not the colleague. */
export function staffGuess(
  { services: { secret }, origin }: Pick<RequestContext, 'services' | 'origin'>,
  email: string,
): readonly [Counted, ...Counted[]] {
  const mailbox = mailboxHash(secret, email, 'staff:');
  return [
    [LIMITS.staffWrongPasswords, pseudonym(secret, `${mailbox} ${origin}`)],
    [LIMITS.staffWrongPasswordsAnywhere, mailbox],
  ];
}
