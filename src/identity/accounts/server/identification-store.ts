import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { keptUntil } from '../rules.ts';
import { identificationRecords } from './tables.ts';

export async function insertRecord(
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
