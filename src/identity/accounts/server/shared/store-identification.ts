import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';
import type { IdentificationOccasion } from '../../rules.ts';
import { insertRecord } from '../identification-store.ts';

export type Identification = {
  email: string;
  address?: string;
  first_name?: string;
  last_name?: string;
  birth_date?: string;
};

/** Whether the operator chose to record sign-ups and log-ins. */
export function isKept({ IDENTIFICATION_KEEPING }: Pick<Services['env'], 'IDENTIFICATION_KEEPING'>): boolean {
  return IDENTIFICATION_KEEPING?.startsWith('age1') ?? false;
}

/**
 * Seals the identity and the network address with a public key whose secret key is on no server, if the operator chose
 * to retain them (D36); otherwise does nothing.
 * @param tx the transaction of the recorded action
 */
export async function storeIdentification(
  tx: Database,
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  occasion: IdentificationOccasion,
  identification: Identification,
  at: Date,
): Promise<void> {
  const recipient = env.IDENTIFICATION_KEEPING;
  if (!recipient || !isKept(env)) return;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = JSON.stringify({ occasion, at: at.toISOString(), ...identification });
  const sealed = Buffer.from(await encrypter.encrypt(plain)).toString('base64');
  const record = { person: addressPseudonym(secret, identification.email), occasion, at, sealed };
  // The row policies let no member read or write this table.
  await acrossMembers(() => insertRecord(tx, record));
}
