import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSealedCookie } from '#platform/http/sealed-cookie.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { creationOptions, requestOptions } from '../contract.ts';
import { CHALLENGE_MINUTES } from '../rules.ts';
import type { passkeys } from './tables.ts';

type Site = Pick<Services, 'env'>;
type Row = typeof passkeys.$inferSelect;
const TIMEOUT_MS = 5 * 60_000;
/** Lazy: costs a fifth of a second and 10 MB, which a node can save until its first passkey. */
const load = () => import('@simplewebauthn/server');

/** Passkeys are bound to this site. */
const siteOf = ({ env }: Site) => {
  const { hostname, origin } = new URL(env.APP_URL);
  return { id: hostname, origin };
};

type Owner = { me: string; email: string; known: readonly Row[]; challenge: Uint8Array<ArrayBuffer> };

/** Returns the options for a new passkey: discoverable, with user verification. */
export async function optionsForNew(site: Site, { me, email, known, challenge }: Owner) {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(site).id,
    userID: new TextEncoder().encode(me),
    userName: email,
    userDisplayName: email,
    challenge,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return creationOptions.parse(options);
}

export async function optionsForLogIn(site: Site, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(site).id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return requestOptions.parse(options);
}

/** Returns the public key of a new passkey; undefined when the response does not match this challenge and site. */
export async function verifyNewPasskey(
  site: Site,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
) {
  const { id, origin } = siteOf(site);
  const { verifyRegistrationResponse } = await load();
  const read = await orNothing(
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  const credential = read?.registrationInfo?.credential;
  return (
    credential && {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...(response.response.transports ?? [])],
    }
  );
}

/** Returns the signature counter of the authenticator; undefined when it did not sign this challenge for this site. */
export async function verifyPasskeyUse(
  site: Site,
  { credential_id, public_key, counter, transports }: Row,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { id, origin } = siteOf(site);
  const publicKey = Uint8Array.from(Buffer.from(public_key, 'base64url'));
  const { verifyAuthenticationResponse } = await load();
  const read = await orNothing(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credential_id, publicKey, counter, transports },
      requireUserVerification: true,
    }),
  );
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
}

/** The library throws on any invalid response. */
function orNothing<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch(() => undefined);
}

const FOR_LOG_IN = 'log-in';
const asked = createSealedCookie(
  'defi',
  CHALLENGE_MINUTES,
  z.object({ challenge: z.string(), forWhom: z.string() }),
);

/** Creates the challenge for the authenticator: 256 random bits, stored in a sealed cookie. */
export function newChallenge(context: RequestContext, forWhom = FOR_LOG_IN): Uint8Array<ArrayBuffer> {
  const challenge = Uint8Array.from(randomBytes(32));
  asked.write(context, { challenge: Buffer.from(challenge).toString('base64url'), forWhom });
  return challenge;
}

/** Returns the challenge of this browser once, so that a response cannot be replayed. */
export async function consumeChallenge(
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
