import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSealedCookie } from '#platform/http/sealed-cookie.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { CHALLENGE_MINUTES } from '../rules.ts';

const FOR_LOG_IN = 'log-in';
const asked = createSealedCookie(
  'defi',
  CHALLENGE_MINUTES,
  z.object({ challenge: z.string(), forWhom: z.string() }),
);

/** The challenge for the authenticator: 256 random bits, kept in a sealed cookie. */
export function newChallenge(context: RequestContext, forWhom = FOR_LOG_IN): Uint8Array<ArrayBuffer> {
  const challenge = Uint8Array.from(randomBytes(32));
  asked.write(context, { challenge: Buffer.from(challenge).toString('base64url'), forWhom });
  return challenge;
}

/** @returns the challenge of this browser, once: an answer cannot be replayed */
export async function takeChallenge(
  context: RequestContext,
  forWhom = FOR_LOG_IN,
): Promise<string | undefined> {
  const said = asked.read(context);
  if (said?.forWhom !== forWhom) return undefined;
  asked.forget(context);
  const { db, clock } = context.services;
  const taken = await consumeRateLimit(db, LIMITS.passkeyChallenges, said.challenge, clock.now());
  return taken.allowed ? said.challenge : undefined;
}
