import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { NoticeOutcome } from '../rules.ts';
import { contentNotices } from './tables.ts';

export type StoredNotice = typeof contentNotices.$inferSelect;

export async function insertNotice(tx: Database, row: typeof contentNotices.$inferInsert): Promise<void> {
  await tx.insert(contentNotices).values(row);
}

/** Notices that nobody has settled yet, the oldest first. */
export function listOpenNotices(db: Database): Promise<StoredNotice[]> {
  return db
    .select()
    .from(contentNotices)
    .where(isNull(contentNotices.settled_at))
    .orderBy(asc(contentNotices.created_at), asc(contentNotices.id));
}

export async function findNotice(db: Database, id: string): Promise<StoredNotice | undefined> {
  const [row] = await db.select().from(contentNotices).where(eq(contentNotices.id, id));
  return row;
}

/** @returns the notice; nothing when there is none, or when it was settled before */
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
