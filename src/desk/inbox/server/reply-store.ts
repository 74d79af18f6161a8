import { asc, eq } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { savedReplies } from '#member/support-threads/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { FIRST_REPLIES } from '../texts/first-replies.ts';

/** A site without colleagues begins with some replies; what the team deletes later stays deleted. */
export async function importFirstReplies(db: Database, now: Date): Promise<void> {
  const isNew = (await db.$count(staff)) === 0 && (await db.$count(savedReplies)) === 0;
  if (!isNew) return;
  for (const [title, words] of Object.entries(FIRST_REPLIES))
    await insertReply(db, { title, content: `Bonjour {prénom},\n\n${words}\n{moi}` }, now);
}

type ReplyText = { title: string; content: string };

export async function listReplies(db: Database) {
  const { id, title, content } = savedReplies;
  return db.select({ id, title, content }).from(savedReplies).orderBy(asc(title), asc(id));
}

export async function insertReply(db: Database, reply: ReplyText, now: Date): Promise<number> {
  const [row] = await db
    .insert(savedReplies)
    .values({ ...reply, updated_at: now })
    .returning({ id: savedReplies.id });
  if (!row) throw new Error('A row that was inserted is returned');
  return row.id;
}

/** @returns whether it was there */
export async function updateReply(db: Database, id: number, reply: ReplyText, now: Date): Promise<boolean> {
  const changed = await db
    .update(savedReplies)
    .set({ ...reply, updated_at: now })
    .where(eq(savedReplies.id, id))
    .returning({ id: savedReplies.id });
  return changed.length > 0;
}

/** @returns whether it was there */
export async function deleteReply(db: Database, id: number): Promise<boolean> {
  const gone = await db
    .delete(savedReplies)
    .where(eq(savedReplies.id, id))
    .returning({ id: savedReplies.id });
  return gone.length > 0;
}
