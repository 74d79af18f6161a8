import { codeAt, stepAt } from '#identity/second-factor/server/shared/totp.ts';
import type { Clock } from '#platform/clock.ts';

/** @returns the code that it shows now */
export type Phone = () => string;

/** Base 32 back to bytes, as a phone reads it. */
export function phoneWith(key: string, clock: Clock): Phone {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return () => codeAt(secret, stepAt(clock.now()));
}
