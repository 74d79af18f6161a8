import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSealedCookie } from '#platform/http/sealed-cookie.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { CODE_AWAITED_MINUTES } from '../../rules.ts';
import type { Proofs } from '../proof-store.ts';

/** Who has given the right password and waits for the second proof. It opens nothing by itself. */
const waiting = createSealedCookie(
  'attente',
  CODE_AWAITED_MINUTES,
  z.object({ member: z.string(), password: z.string(), nonce: z.string() }),
);

/** Stands for a password without telling anything of it: another password ends what waited. */
const fingerprint = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

/** After a right password: the browser keeps, sealed, who waits for the second proof. */
export function awaitCode(context: RequestContext, { member, passwordHash }: Proofs): void {
  waiting.write(context, {
    member,
    password: fingerprint(passwordHash),
    nonce: randomBytes(16).toString('base64url'),
  });
}

/** @returns who waits in this browser; nothing once the password is another one. @param find what a member proves */
export async function findWaiting(
  context: RequestContext,
  find: (member: string) => Promise<Proofs | undefined>,
): Promise<Proofs | undefined> {
  const said = waiting.read(context);
  const proofs = said && (await find(said.member));
  return proofs && fingerprint(proofs.passwordHash) === said?.password ? proofs : undefined;
}

/** After a right code. @returns false when this log-in has opened a session before, by a copy of its cookie */
export async function endWaiting(context: RequestContext): Promise<boolean> {
  const said = waiting.read(context);
  waiting.forget(context);
  const { db, clock } = context.services;
  return said ? (await consumeRateLimit(db, LIMITS.waitingLogIns, said.nonce, clock.now())).allowed : false;
}
