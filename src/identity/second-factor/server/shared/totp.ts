import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTotpCode } from '../../rules.ts';

/** The defaults of every authenticator app (RFC 6238): six digits of SHA-1, each for half a minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** The clock of a phone may be half a minute off, either way. */
const STEPS_OFF = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

export function secondsLeft(now: Date): number {
  return Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000);
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The time step of a code, if it is the current one or next to it and later than the last one used: a code seen over a
 * shoulder cannot be replayed.
 */
export function findStep(
  secret: Buffer,
  code: string,
  { now, takenUpTo }: { now: Date; takenUpTo: number },
): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const current = stepAt(now);
  const given = Buffer.from(code);
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1) {
    if (step > takenUpTo && timingSafeEqual(Buffer.from(codeAt(secret, step)), given)) return step;
  }
  return undefined;
}

/** For typing into an authenticator app: base 32, without padding. */
export function secretInLetters(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Content of the QR code. @param issuer shown by the app above the code */
export function enrolmentUri(issuer: string, email: string, key: string): string {
  const label = encodeURIComponent(`${issuer}:${email}`);
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
