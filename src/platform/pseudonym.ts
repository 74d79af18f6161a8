import { createHmac } from 'node:crypto';

export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
}
