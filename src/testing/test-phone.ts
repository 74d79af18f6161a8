import { generateSync } from 'otplib';
import type { Clock } from '#platform/clock.ts';

/** @returns the code that it shows now */
export type Phone = () => string;

/** @param key in letters, as the screen shows it */
export function phoneWith(key: string, clock: Clock): Phone {
  return () => generateSync({ secret: key, epoch: Math.floor(clock.now().getTime() / 1000) });
}
