import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const KEY_ID_BYTES = 6;

export function keyIdOf(secret: string): string {
  return keyFor(secret, 'key id').subarray(0, KEY_ID_BYTES).toString('base64url');
}

/** A separate key per purpose, derived from `AUTH_SECRET`: a value sealed for one purpose does not open for another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lueur ${purpose}`, 32));
}

/** AES-256-GCM, as text. @param boundTo the owner: a value sealed for one person does not open for another */
export function seal(secret: string, purpose: string, plain: Buffer, boundTo = ''): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws when it was sealed for another owner or purpose, under another secret, or was changed */
export function unseal(secret: string, purpose: string, sealed: string, boundTo = ''): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  opening.setAAD(Buffer.from(boundTo));
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([opening.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opening.final()]);
}
