import { randomBytes } from 'node:crypto';

/** Returns 128 random bits, so that the URL cannot be guessed. */
export function newPhotoId(): string {
  return randomBytes(16).toString('base64url');
}
