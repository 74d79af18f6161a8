import { createHmac } from 'node:crypto';

/** Tells whether two sites have the same `AUTH_SECRET`, and nothing of it. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('lueur-backup').digest('base64url').slice(0, 22);
}
