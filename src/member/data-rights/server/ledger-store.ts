import { and, asc, eq, gt, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { Erasures, JournalMark } from './erasure-journal.ts';
import { erasureLedger, erasureMarks } from './tables.ts';

const AT_ONCE = 2000;
const { person, erased_at, number } = erasureLedger;
const isOlderThanErasure = lt(sql`coalesce(${users.emailSince}, ${users.createdAt})`, erased_at);

export type AgreedMark = JournalMark & { number: number };

/** Enters erasures into the ledger. @param erasures by pseudonym of the address: the ledger outlives the account */
export async function enterLedger(db: Database, erasures: Erasures): Promise<void> {
  for (const batch of inBatches([...erasures])) {
    await db
      .insert(erasureLedger)
      .values(batch.map(([one, erasedAt]) => ({ person: one, erased_at: erasedAt })))
      .onConflictDoUpdate({
        target: person,
        set: { erased_at: sql`excluded.erased_at`, number: sql`excluded.number` },
        setWhere: lt(erased_at, sql`excluded.erased_at`),
      });
  }
}

/** Returns the number of the last entry, or 0. Waits for erasures in progress, so that no lower number can follow. */
export async function lastEntry(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${erasureLedger} IN SHARE MODE`);
    const [row] = await tx.select({ last: max(number) }).from(erasureLedger);
    return row?.last ?? 0;
  });
}

/** Yields the ledger entries after one number up to another, in batches. */
export async function* ledgerBetween(db: Database, after: number, upTo: number): AsyncGenerator<Erasures> {
  for (let from = after; from < upTo; ) {
    const rows = await db
      .select()
      .from(erasureLedger)
      .where(and(gt(number, from), lte(number, upTo)))
      .orderBy(asc(number))
      .limit(AT_ONCE);
    yield new Map(rows.map((row) => [row.person, row.erased_at]));
    from = rows.length < AT_ONCE ? upTo : (rows.at(-1)?.number ?? upTo);
  }
}

/** Finds the last mark of a journal on which both agree. A ledger that lost entries since then agrees on none. */
export async function findMark(db: Database, marks: readonly JournalMark[]): Promise<AgreedMark | undefined> {
  if (marks.length === 0) return;
  const ids = marks.map(({ id }) => id);
  const rows = await db
    .select()
    .from(erasureMarks)
    .where(
      and(
        inArray(erasureMarks.id, ids),
        lte(erasureMarks.number, sql`(SELECT coalesce(max(${number}), 0) FROM ${erasureLedger})`),
      ),
    );
  const agreed = new Map(rows.map((row) => [row.id, row]));
  const found = marks.findLast(({ id, position }) => agreed.get(id)?.position === position);
  return found && agreed.get(found.id);
}

/** Stores a mark. @param former mark of the same journal, which the new one replaces */
export async function storeMark(db: Database, mark: AgreedMark, former: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    if (former !== undefined) await tx.delete(erasureMarks).where(eq(erasureMarks.id, former));
    await tx.insert(erasureMarks).values(mark);
  });
}

/** Marker row that a restore inserts; the first start that has read a journal deletes it. */
const RESTORED = 'restored';
/** SQL for the restore command, which has no other access to the database. */
export const MARK_RESTORED = `INSERT INTO erasure_marks (id, position, number) VALUES ('${RESTORED}', 1, 1) ON CONFLICT DO NOTHING`;

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

/**
 * Lists accounts older than the erasure of their address, which a backup has restored.
 * @param people restricts the search to these pseudonyms
 */
export async function listBroughtBack(db: Database, people?: Iterable<string>): Promise<string[]> {
  const among = (some?: readonly string[]) =>
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(erasureLedger, eq(person, users.person))
      .where(and(some && inArray(users.person, [...some]), isOlderThanErasure));
  const found: { id: string }[] = [];
  if (people === undefined) found.push(...(await among()));
  else for (const batch of inBatches([...people])) found.push(...(await among(batch)));
  return found.map(({ id }) => id);
}

/** Like `listBroughtBack`, for accounts without a stored pseudonym. */
export async function listBroughtBackAmong(
  db: Database,
  people: readonly { id: string; person: string }[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT ${users.id} AS id FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS known (id text, person text)
    JOIN ${users} ON ${users.id} = known.id JOIN ${erasureLedger} ON ${person} = known.person WHERE ${isOlderThanErasure}`);
  return rows.map(({ id }) => id);
}

function inBatches<Item>(all: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, place) =>
    all.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
}
