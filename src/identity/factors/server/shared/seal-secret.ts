import { createHmac } from 'node:crypto';
import { keyFor, keyIdOf, seal, unseal } from '#platform/seal.ts';

/** The owner of a second factor: a secret sealed for one kind of person does not open for another. */
export type Holder = { kind: 'member' | 'staff'; id: string };

/** Format of a sealed key: version, id of the sealing key, ciphertext. */
const FORM = 'v1';

export function sealSecret(secret: string, { kind, id }: Holder, plain: Buffer): string {
  return `${FORM}.${keyIdOf(secret)}.${seal(secret, `${kind} totp`, plain, id)}`;
}

/** @throws when it was sealed for another person, under another secret, or in an unknown format */
export function openSecret(secret: string, { kind, id }: Holder, sealed: string): Buffer {
  const [form, keyId, text = ''] = sealed.split('.');
  if (form !== FORM || keyId !== keyIdOf(secret)) throw new Error('A second factor sealed under another key');
  return unseal(secret, `${kind} totp`, text, id);
}

/** Returns a backup code as stored: a keyed hash, useless without the secret. */
export function hashBackupCode(secret: string, { kind, id }: Holder, code: string): string {
  return createHmac('sha256', keyFor(secret, `${kind} backup codes`))
    .update(`${id}:${code}`)
    .digest('base64url');
}
