import { desc, eq } from 'drizzle-orm';
import { insertOnce } from '#mechanisms/threads/server/store.ts';
import { profiles } from '#member/profile/server/tables.ts';
import { supportNotes } from '#member/support/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';

const NOTES_MAX = 200;

/** Returns the data about a member that the inbox may show besides the first name. */
export async function findMemberAbout(db: Database, member: string) {
  const [row] = await db
    .select({ email: users.email, birthDate: profiles.birth_date, city: profiles.city })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, member));
  return row;
}

/** Lists the latest notes, oldest first: a new note is always among them. */
export async function listThreadNotes(db: Database, thread: number) {
  const latest = await db
    .select({
      id: supportNotes.id,
      author: supportNotes.written_by,
      content: supportNotes.content,
      at: supportNotes.created_at,
    })
    .from(supportNotes)
    .where(eq(supportNotes.thread_id, thread))
    .orderBy(desc(supportNotes.id))
    .limit(NOTES_MAX);
  return latest.reverse();
}

/**
 * Stores a note once, however often it is sent.
 * @returns whether it was new
 */
export function insertThreadNote(tx: Database, note: typeof supportNotes.$inferInsert): Promise<boolean> {
  return insertOnce(tx, supportNotes, note);
}
