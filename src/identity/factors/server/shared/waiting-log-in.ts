import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSealedCookie } from '#platform/http/sealed-cookie.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { CODE_AWAITED_MINUTES } from '../../rules.ts';
import type { Proofs } from '../proof-store.ts';

/**
 * A cookie with the member who has given the right password and still needs the second factor. Not a credential by
 * itself.
 */
const waiting = createSealedCookie(
  'attente',
  CODE_AWAITED_MINUTES,
  z.object({ member: z.string(), password: z.string(), nonce: z.string() }),
);

/** Identifies the password without revealing it: a changed password ends the waiting log-in. */
const fingerprint = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

export function awaitCode(context: RequestContext, { member, passwordHash }: Proofs): void {
  waiting.write(context, {
    member,
    password: fingerprint(passwordHash),
    nonce: randomBytes(16).toString('base64url'),
  });
}

/**
 * Returns the member of the waiting log-in; undefined once the password has changed.
 * @param find reads the credentials of a member
 */
export async function findWaiting(
  context: RequestContext,
  find: (member: string) => Promise<Proofs | undefined>,
): Promise<Proofs | undefined> {
  const said = waiting.read(context);
  const proofs = said && (await find(said.member));
  return proofs && fingerprint(proofs.passwordHash) === said?.password ? proofs : undefined;
}

/**
 * Ends the waiting log-in after a right code.
 * @returns false when a copy of the cookie has already opened a session
 */
export async function endWaiting(context: RequestContext): Promise<boolean> {
  const said = waiting.read(context);
  waiting.forget(context);
  const { db, clock } = context.services;
  return said ? (await consumeRateLimit(db, LIMITS.waitingLogIns, said.nonce, clock.now())).allowed : false;
}
