import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import type { NoticeOutcome } from '../rules.ts';
import { contentNotices } from './tables.ts';

export type StoredNotice = typeof contentNotices.$inferSelect;

/** Finds an identical notice by the same person within a day. Serialises concurrent ones until the transaction ends. */
export async function findSameNotice(
  tx: Database,
  {
    matter,
    place,
    content,
    why,
    email,
  }: Pick<StoredNotice, 'matter' | 'place' | 'content' | 'why' | 'email'>,
  now: Date,
): Promise<string | undefined> {
  await lockName(tx, `notice:${place}:${content}`);
  const { created_at: since } = contentNotices;
  const [same] = await tx
    .select({ number: contentNotices.number })
    .from(contentNotices)
    .where(
      and(
        eq(contentNotices.matter, matter),
        eq(contentNotices.place, place),
        eq(contentNotices.content, content),
        eq(contentNotices.why, why),
        sql`${contentNotices.email} IS NOT DISTINCT FROM ${email}`,
        gt(since, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return same?.number;
}

/** Inserts a notice. */
export async function insertNotice(tx: Database, row: typeof contentNotices.$inferInsert): Promise<void> {
  await tx.insert(contentNotices).values(row);
}

/** Lists undecided notices, oldest first. */
export function listOpenNotices(db: Database): Promise<StoredNotice[]> {
  return db
    .select()
    .from(contentNotices)
    .where(isNull(contentNotices.settled_at))
    .orderBy(asc(contentNotices.created_at), asc(contentNotices.id));
}

/** Finds a notice by id. */
export async function findNotice(db: Database, id: string): Promise<StoredNotice | undefined> {
  const [row] = await db.select().from(contentNotices).where(eq(contentNotices.id, id));
  return row;
}

/** Marks a notice as decided. @returns the notice; undefined if unknown or already decided */
export async function markSettled(
  tx: Database,
  id: string,
  settlement: { outcome: NoticeOutcome; answer: string; settled_at: Date },
): Promise<StoredNotice | undefined> {
  const [settled] = await tx
    .update(contentNotices)
    .set(settlement)
    .where(and(eq(contentNotices.id, id), isNull(contentNotices.settled_at)))
    .returning();
  return settled;
}
