import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { Erasures } from './erasure-journal.ts';
import { erasureLedger, erasureMarks } from './tables.ts';

const AT_ONCE = 2000;
const { person, erased_at } = erasureLedger;

/** Enters erasures into the ledger. @param erasures by pseudonym of the address: the ledger outlives the account */
export async function enterLedger(db: Database, erasures: Erasures): Promise<void> {
  const rows = [...erasures].map(([one, erasedAt]) => ({ person: one, erased_at: erasedAt }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insert(erasureLedger)
      .values(rows.slice(start, start + AT_ONCE))
      .onConflictDoUpdate({
        target: person,
        set: { erased_at: sql`excluded.erased_at` },
        setWhere: lt(erased_at, sql`excluded.erased_at`),
      });
}

export async function readLedger(db: Database): Promise<Erasures> {
  const rows = await db.select().from(erasureLedger);
  return new Map(rows.map((row) => [row.person, row.erased_at]));
}

/** Marker row that a restore inserts; the first start that has read a journal deletes it. */
const RESTORED = 'restored';
/** SQL for the restore command, which has no other access to the database. */
export const MARK_RESTORED = `INSERT INTO erasure_marks (id) VALUES ('${RESTORED}') ON CONFLICT DO NOTHING`;

/** Returns whether the database was restored and no journal has been read since. */
export async function isRestored(db: Database): Promise<boolean> {
  return (await db.$count(erasureMarks, eq(erasureMarks.id, RESTORED))) > 0;
}

/** Deletes the marker of a restore. */
export async function endRestored(db: Database): Promise<void> {
  await db.delete(erasureMarks).where(eq(erasureMarks.id, RESTORED));
}

/** Lists a batch of accounts without a stored pseudonym. */
export async function listUnrecognised(db: Database): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNull(users.person))
    .limit(AT_ONCE);
}

/** Stores pseudonyms. @param people account ids with the pseudonym of their address */
export async function setPeople(
  db: Database,
  people: readonly { id: string; person: string }[],
): Promise<void> {
  await db.execute(sql`
    UPDATE users SET person = known.person
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS known (id text, person text)
    WHERE users.id = known.id AND users.person IS NULL`);
}

/** Lists accounts older than the erasure of their address, which a backup has restored. */
export async function listBroughtBack(db: Database): Promise<string[]> {
  const since = sql`coalesce(${users.emailSince}, ${users.createdAt})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(erasureLedger, and(eq(person, users.person), lt(since, erased_at)));
  return rows.map(({ id }) => id);
}
