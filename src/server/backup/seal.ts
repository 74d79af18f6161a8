import { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandRefusal } from '../run-command.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** The types of the library are those of a browser: its streams cannot be iterated there. */
const asWeb = (bytes: Bytes) => NodeStream.from(bytes) as ReadableStream<Uint8Array>;
const asBytes = (stream: ReadableStream<Uint8Array>) => stream as NodeStream<Uint8Array>;

/** Creates a key pair: the recipient encrypts backups, the key decrypts them. */
export async function makeKey(): Promise<{ key: string; recipient: string }> {
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
}

/**
 * Encrypts a stream in the age format (age-encryption.org/v1: X25519, then ChaCha20-Poly1305 in chunks of 64 KB):
 * Debian's command `age` can open it as well.
 * @param recipients separated by commas; each one's key opens it
 * @throws Refusal when one of them is not a recipient
 */
export async function sealArchive(plain: Bytes, recipients: string): Promise<Bytes> {
  const encrypter = new Encrypter();
  for (const recipient of recipients.split(',').map((one) => one.trim())) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new CommandRefusal(
        'BACKUP_RECIPIENT doit être une clé publique age1…, ou plusieurs séparées par des virgules.',
      );
    }
  }
  return asBytes(await encrypter.encrypt(asWeb(plain)));
}

/**
 * Decrypts a stream; a truncated or changed one ends in an error.
 * @throws Refusal when the key does not open it
 */
export async function unsealArchive(sealed: Bytes, key: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key.trim());
  } catch {
    throw new CommandRefusal('BACKUP_KEY doit être une clé secrète AGE-SECRET-KEY-1…');
  }
  try {
    return asBytes(await decrypter.decrypt(asWeb(sealed)));
  } catch {
    throw new CommandRefusal('Cette sauvegarde ne s’ouvre pas avec BACKUP_KEY, ou son début est abîmé.');
  }
}
