import { createHash, randomInt } from 'node:crypto';

/** Without characters that are easily confused, spoken or on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 6;
const GROUP_LETTERS = 4;
/** scrypt 2^15: a password of 118 bits needs no slower function, and `age` itself is slow. */
const WORK_FACTOR = 15;

export type SealedFile = { bytes: Buffer; password: string; digest: string };

/** age format; the random password of 118 bits goes another way. The digest in the log reveals later changes. */
export async function sealFile(plain: Uint8Array): Promise<SealedFile> {
  const password = Array.from({ length: GROUPS }, group).join('-');
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(password);
  const bytes = Buffer.from(await encrypter.encrypt(plain));
  return { bytes, password, digest: createHash('sha256').update(bytes).digest('hex') };
}

function group(): string {
  return Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
