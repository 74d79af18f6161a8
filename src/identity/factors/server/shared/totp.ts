import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { isTotpCode } from '../../rules.ts';

/** The defaults of every authenticator app (RFC 6238): six digits, SHA-1, half a minute per code. */
const STEP_SECONDS = 30;
const base32 = new ScureBase32Plugin();

/** The library needs a plain Uint8Array: in tests that render pages, a Buffer belongs to another realm. */
const bytesOf = (secret: Buffer) => Uint8Array.from(secret);
const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);

export function stepAt(now: Date): number {
  return Math.floor(secondsOf(now) / STEP_SECONDS);
}

export function codeSecondsLeft(now: Date): number {
  return STEP_SECONDS - (secondsOf(now) % STEP_SECONDS);
}

export function codeAt(secret: Buffer, step: number): string {
  return generateSync({ secret: bytesOf(secret), epoch: step * STEP_SECONDS });
}

/**
 * Returns the time step of a code if it is the current one or adjacent (a phone may be half a minute off) and later
 * than the last one accepted: a code seen over a shoulder does not work again.
 */
export function findStep(
  secret: Buffer,
  code: string,
  { now, takenUpTo }: { now: Date; takenUpTo: number },
): number | undefined {
  if (!isTotpCode(code)) return undefined;
  // `afterTimeStep` throws once the clock was set back by more than a step.
  const found = verifySync({
    secret: bytesOf(secret),
    token: code,
    epoch: secondsOf(now),
    epochTolerance: STEP_SECONDS,
  });
  return found.valid && 'timeStep' in found && found.timeStep > takenUpTo ? found.timeStep : undefined;
}

/** Encodes the key in base 32 without padding, for typing into an authenticator app. */
export function secretInLetters(secret: Buffer): string {
  return base32.encode(bytesOf(secret), { padding: false });
}

/**
 * Returns the content of the QR code.
 * @param issuer displayed by the app above the code
 */
export function enrolmentUri(issuer: string, email: string, key: string): string {
  return generateURI({ issuer, label: email, secret: key });
}
