import { createHmac } from 'node:crypto';

/** A keyed hash that stands for an e-mail or an address of origin where it must not be stored plainly. */
export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
}
