import { createHash, randomInt } from 'node:crypto';
import { Encrypter } from 'age-encryption';

/** Without what one takes for something else by ear or on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 6;
const GROUP_LETTERS = 4;
/** Of scrypt, 2^15: a password of 118 bits needs no slow function, and the command `age` takes its time anyway. */
const WORK_FACTOR = 15;

export type SealedFile = { bytes: Buffer; password: string; digest: string };

/**
 * Seals a file, in the format of age, under a password of 118 bits that is told once, by another way than the file. The
 * digest of what was sealed stands in the log: a file that was changed on its way is seen.
 */
export async function sealFile(plain: Uint8Array): Promise<SealedFile> {
  const password = Array.from({ length: GROUPS }, group).join('-');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(password);
  const bytes = Buffer.from(await encrypter.encrypt(plain));
  return { bytes, password, digest: createHash('sha256').update(bytes).digest('hex') };
}

function group(): string {
  return Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
