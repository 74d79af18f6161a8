import { and, asc, eq, gt, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { Erasures, JournalMark } from './erasure-journal.ts';
import { erasureLedger, erasureMarks } from './tables.ts';

const AT_ONCE = 2000;
const { person, erased_at, number } = erasureLedger;
const isOlderThanErasure = lt(sql`coalesce(${users.emailSince}, ${users.createdAt})`, erased_at);

export type AgreedMark = JournalMark & { number: number };

/** @param erasures by pseudonym of the address: the ledger outlives the account and names no one */
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

/** Waits for open erasures, so that no entry up to this number is still to come. 0 when the ledger is empty. */
export async function lastEntry(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${erasureLedger} IN SHARE MODE`);
    const [row] = await tx.select({ last: max(number) }).from(erasureLedger);
    return row?.last ?? 0;
  });
}

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

/** The last mark of a journal at which both agreed. A ledger that lost entries since agrees with none. */
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

/** @param former mark of the same journal, which the new one replaces */
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

export async function isRestored(db: Database): Promise<boolean> {
  return (await db.$count(erasureMarks, eq(erasureMarks.id, RESTORED))) > 0;
}

export async function endRestored(db: Database): Promise<void> {
  await db.delete(erasureMarks).where(eq(erasureMarks.id, RESTORED));
}

/** A batch of accounts without a stored pseudonym. */
export async function listUnrecognised(db: Database): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNull(users.person))
    .limit(AT_ONCE);
}

/** @param people account ids with the pseudonym of their address */
export async function setPeople(
  db: Database,
  people: readonly { id: string; person: string }[],
): Promise<void> {
  await db.execute(sql`
    UPDATE users SET person = known.person
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS known (id text, person text)
    WHERE users.id = known.id AND users.person IS NULL`);
}

/** Accounts older than the erasure of their address: a backup has restored them. @param people given pseudonyms only */
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

/** The same of accounts whose pseudonym is not stored yet. */
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
