import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const COMMON_PASSWORDS_FILE = join('content', 'common-passwords.bin');
const BYTES = 4;

let known: Promise<Buffer> | undefined;

/**
 * Whether a password is among the 100,000 most common, ignoring capitals and accents. The list holds sorted hashes of
 * 32 bits, 400 kB: one in 43,000 other passwords is a false positive.
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
