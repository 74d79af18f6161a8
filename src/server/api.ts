import { implement } from '@orpc/server';
import { contract } from '#contract.ts';
import { hasProfile } from '#features/profiles/server/store.ts';
import { countAttempt, type Limit } from './rate-limit.ts';
import type { Services } from './services.ts';
import { findSession } from './session.ts';

export type RequestContext = {
  services: Services;
  /** Headers of the request. */
  headers: Headers;
  /** Headers that the answer gets in addition, such as cookies. */
  answerHeaders: Headers;
  /** Keyed hash of the address that the request comes from. */
  origin: string;
};

/** Every route is implemented from here; the doors below are the only way to someone's data. */
export const api = implement(contract).$context<RequestContext>();

/** A signed-in person, with or without a profile: adds `me`, their id, and `sessionId`, which opens nothing. */
export const requireMember = api.middleware(async ({ context, next, errors }) => {
  const session = await findSession(context.services, context.headers);
  if (!session) throw errors.UNAUTHORIZED();
  return next({ context: { me: session.userId, email: session.email, sessionId: session.id } });
});

/** A member whose profile exists. */
export const requireProfile = requireMember.concat(async ({ context, next, errors }) => {
  if (!(await hasProfile(context.services.db, context.me))) throw errors.PROFILE_REQUIRED();
  return next();
});

type Refusals = {
  TOO_MANY_REQUESTS: (options: { data: { retryAfterSeconds: number } }) => Error;
};

/** Counts this request towards a limit and refuses the ones beyond. */
export async function spend(
  context: RequestContext,
  errors: Refusals,
  limit: Limit,
  who: string,
): Promise<void> {
  const { db, clock } = context.services;
  const attempt = await countAttempt(db, limit, who, clock.now());
  if (!attempt.allowed)
    throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
}
