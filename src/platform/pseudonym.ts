import { createHmac } from 'node:crypto';

export function pseudonym(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
}

/**
 * Keyed hash of an address as it was typed: names one account in the ledger of erasures, in proofs and in records for
 * authorities, beside another account of the same mailbox. Rules of a mailbox use `mailboxHash`.
 */
export function addressPseudonym(secret: string, email: string): string {
  return pseudonym(secret, `erased:${email}`);
}
