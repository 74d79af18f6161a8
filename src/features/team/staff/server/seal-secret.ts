import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own, so that what is sealed here opens nothing elsewhere. */
function keyFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lueur staff ${purpose}`, 32));
}

/** The key of someone’s second factor as the database keeps it: sealed for this person alone (AES-256-GCM). */
export function sealSecret(secret: string, staffId: string, plain: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, 'totp'), nonce).setAAD(Buffer.from(staffId));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws when it was sealed for another person or under another secret */
export function openSecret(secret: string, staffId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const opening = createDecipheriv('aes-256-gcm', keyFrom(secret, 'totp'), nonce).setAAD(
    Buffer.from(staffId),
  );
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([opening.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opening.final()]);
}

/** A backup code as the database keeps it: a keyed hash, of use to nobody who has only the database. */
export function hashBackupCode(secret: string, staffId: string, code: string): string {
  return createHmac('sha256', keyFrom(secret, 'backup codes'))
    .update(`${staffId}:${code}`)
    .digest('base64url');
}
