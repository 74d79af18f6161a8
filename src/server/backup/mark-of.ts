import { createHmac } from 'node:crypto';

/** A fingerprint to compare the `AUTH_SECRET` of two sites without revealing it. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('lueur-backup').digest('base64url').slice(0, 22);
}
