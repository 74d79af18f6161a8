import { createHmac } from 'node:crypto';
import { keyFor, seal, unseal } from '#platform/seal.ts';

/** Whose second factor it is: what is sealed for one kind of person opens nothing for another. */
export type Holder = { kind: 'member' | 'staff'; id: string };

/** The key of someone’s second factor as the database keeps it: sealed for this person alone. */
export function sealSecret(secret: string, { kind, id }: Holder, plain: Buffer): string {
  return seal(secret, `${kind} totp`, plain, id);
}

/** @throws when it was sealed for another person or under another secret */
export function openSecret(secret: string, { kind, id }: Holder, sealed: string): Buffer {
  return unseal(secret, `${kind} totp`, sealed, id);
}

/** A backup code as the database keeps it: a keyed hash, of use to nobody who has only the database. */
export function hashBackupCode(secret: string, { kind, id }: Holder, code: string): string {
  return createHmac('sha256', keyFor(secret, `${kind} backup codes`))
    .update(`${id}:${code}`)
    .digest('base64url');
}
