import { createHmac } from 'node:crypto';
import { keyFor, keyIdOf, seal, unseal } from '#platform/seal.ts';

/** Whose second factor it is: what is sealed for one kind of person opens nothing for another. */
export type Holder = { kind: 'member' | 'staff'; id: string };

/** How a key is sealed today: the form, the id of the key that seals, and what is sealed. */
const FORM = 'v1';

/** The key of someone’s second factor as the database keeps it: sealed for this person alone. */
export function sealSecret(secret: string, { kind, id }: Holder, plain: Buffer): string {
  return `${FORM}.${keyIdOf(secret)}.${seal(secret, `${kind} totp`, plain, id)}`;
}

/**
 * What was sealed before forms had names is read as well.
 * @throws when it was sealed for another person, under another secret, or in a form that is not known
 */
export function openSecret(secret: string, { kind, id }: Holder, sealed: string): Buffer {
  const [form, keyId, text] = sealed.split('.');
  if (text === undefined) return unseal(secret, `${kind} totp`, sealed, id);
  if (form !== FORM || keyId !== keyIdOf(secret)) throw new Error('A second factor sealed under another key');
  return unseal(secret, `${kind} totp`, text, id);
}

/** A backup code as the database keeps it: a keyed hash, of use to nobody who has only the database. */
export function hashBackupCode(secret: string, { kind, id }: Holder, code: string): string {
  return createHmac('sha256', keyFor(secret, `${kind} backup codes`))
    .update(`${id}:${code}`)
    .digest('base64url');
}
