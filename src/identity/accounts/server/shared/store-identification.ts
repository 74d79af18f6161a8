import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';
import { type IdentificationOccasion, keptUntil } from '../../rules.ts';
import { identificationRecords } from '../tables.ts';

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

async function insertRecord(
  db: Database,
  record: Omit<typeof identificationRecords.$inferInsert, 'id' | 'until'> & { at: Date },
): Promise<void> {
  await db.insert(identificationRecords).values({ ...record, until: keptUntil(record.occasion, record.at) });
}

/** Starts the retention of records without an end, when the account ends. */
export async function endRecords(tx: Database, person: string, now: Date): Promise<void> {
  await tx
    .update(identificationRecords)
    .set({ until: keptUntil('end', now) })
    .where(and(eq(identificationRecords.person, person), isNull(identificationRecords.until)));
}

/** Moves the records to another pseudonym, when the address changes. */
export async function moveRecords(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(identificationRecords).set({ person: to }).where(eq(identificationRecords.person, from));
}

export async function listRecords(db: Database, person: string) {
  return db
    .select()
    .from(identificationRecords)
    .where(eq(identificationRecords.person, person))
    .orderBy(asc(identificationRecords.at), asc(identificationRecords.id));
}

export async function eraseRecordsPast(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, identificationRecords, lt(identificationRecords.until, now));
}
