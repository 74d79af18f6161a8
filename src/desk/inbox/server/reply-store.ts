import { asc, eq } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { savedReplies } from '#member/support/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import { FIRST_REPLIES } from '../texts.ts';

/** Imports first replies on a site without colleagues; replies deleted by the team stay deleted. */
export async function importFirstReplies(db: Database, now: Date): Promise<void> {
  const isNew = (await db.$count(staff)) === 0 && (await db.$count(savedReplies)) === 0;
  if (!isNew) return;
  for (const [title, words] of Object.entries(FIRST_REPLIES))
    await upsertReply(db, { title, content: `Bonjour {prénom},\n\n${words}\n{moi}`, updated_at: now });
}

export type ReplyText = { title: string; content: string };

export async function listReplies(db: Database) {
  const { id, client_id, title, content } = savedReplies;
  return db.select({ id, client_id, title, content }).from(savedReplies).orderBy(folded(title), asc(id));
}

/**
 * Updates the reply with this id, or adds one.
 * @returns its id
 */
export async function upsertReply(
  db: Database,
  { id, client_id, ...texts }: typeof savedReplies.$inferInsert,
): Promise<number | undefined> {
  const rows =
    id === undefined
      ? await db
          .insert(savedReplies)
          .values({ client_id, ...texts })
          .returning({ id: savedReplies.id })
      : await db
          .update(savedReplies)
          .set(texts)
          .where(eq(savedReplies.id, id))
          .returning({ id: savedReplies.id });
  return rows[0]?.id;
}

export async function deleteReply(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(savedReplies)
    .where(eq(savedReplies.id, id))
    .returning({ id: savedReplies.id });
  return rows.length > 0;
}
