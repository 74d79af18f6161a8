import { randomBytes } from 'node:crypto';

/** 128 bits: an address that nobody guesses. */
export function newPhotoId(): string {
  return randomBytes(16).toString('base64url');
}
