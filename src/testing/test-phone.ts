import { generateSync } from 'otplib';
import type { Clock } from '#platform/clock.ts';

/** Returns the current code. */
export type Phone = () => string;

/** @param key in base 32, as displayed on the screen */
export function phoneWith(key: string, clock: Clock): Phone {
  return () => generateSync({ secret: key, epoch: Math.floor(clock.now().getTime() / 1000) });
}
