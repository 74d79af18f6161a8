import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT_NAME } from '#lib/product.ts';
import { PASSWORD_GUESSABLE, PASSWORD_TOO_COMMON } from '../../contract.ts';
import { isMadeOf, isOneSign } from '../../rules.ts';

/**
 * Rejects guessable passwords: common ones, and those made of personal data.
 * @param about e-mail and names of the member, as far as the caller knows them
 * @returns the error message, or undefined
 */
export async function findWeakness(password: string, about: readonly string[]): Promise<string | undefined> {
  if (isOneSign(password) || (await isCommonPassword(password))) return PASSWORD_TOO_COMMON;
  const words = about.flatMap((one) => [one, ...one.split(/[@.\s_+-]/)]);
  return isMadeOf(password, [PRODUCT_NAME, ...words]) ? PASSWORD_GUESSABLE : undefined;
}

export const COMMON_PASSWORDS_FILE = join('content', 'common-passwords.bin');
const BYTES = 4;

let known: Promise<Buffer> | undefined;

/**
 * Whether a password is among the 100,000 most common, ignoring case and accents. The list contains sorted 32-bit
 * hashes, 400 kB: one in 43,000 other passwords is a false positive.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readFile(COMMON_PASSWORDS_FILE);
  const hashes = await known;
  const sought = hashOfPassword(password);
  let [from, to] = [0, hashes.length / BYTES];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const hash = hashes.readUInt32BE(middle * BYTES);
    if (hash === sought) return true;
    if (hash < sought) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** `scripts/make-common-passwords.ts` builds the list with the same hash. */
export function hashOfPassword(password: string): number {
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return createHash('sha256').update(folded).digest().readUInt32BE();
}
