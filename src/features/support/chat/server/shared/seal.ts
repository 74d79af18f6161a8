import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/services.ts';

/** A keyed hash that only this site can make: whoever brings it was given it by us. */
export function seal({ secret }: Pick<Services, 'secret'>, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

export function isSeal(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
