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
    await saveReply(db, null, { title, content: `Bonjour {prénom},\n\n${words}\n{moi}` }, now);
}

type ReplyText = { title: string; content: string };

export async function listReplies(db: Database) {
  const { id, title, content } = savedReplies;
  return db.select({ id, title, content }).from(savedReplies).orderBy(asc(title), asc(id));
}

const changed = { id: savedReplies.id };

/** @param id null for a new one @returns the id, none when it is gone */
export async function saveReply(db: Database, id: number | null, reply: ReplyText, now: Date) {
  const values = { ...reply, updated_at: now };
  if (id === null) return db.insert(savedReplies).values(values).returning(changed);
  return db.update(savedReplies).set(values).where(eq(savedReplies.id, id)).returning(changed);
}

export function deleteReply(db: Database, id: number) {
  return db.delete(savedReplies).where(eq(savedReplies.id, id)).returning(changed);
}
