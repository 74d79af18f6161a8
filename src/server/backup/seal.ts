import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupRefusal } from './run-command.ts';

type Bytes = AsyncIterable<Uint8Array>;

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
      throw new BackupRefusal(
        'BACKUP_RECIPIENT doit être une clé publique age1…, ou plusieurs séparées par des virgules.',
      );
    }
  }
  return fromWebStream(await encrypter.encrypt(toWebStream(plain)));
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
    throw new BackupRefusal('BACKUP_KEY doit être une clé secrète AGE-SECRET-KEY-1…');
  }
  try {
    return fromWebStream(await decrypter.decrypt(toWebStream(sealed)));
  } catch {
    throw new BackupRefusal('Cette sauvegarde ne s’ouvre pas avec BACKUP_KEY, ou son début est abîmé.');
  }
}

type Chunks = AsyncIterable<Uint8Array>;

/** Chunks as a web stream with backpressure. */
function toWebStream(chunks: Chunks): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* fromWebStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
