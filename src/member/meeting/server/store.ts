import { and, eq, or, sql } from 'drizzle-orm';
import { isThread } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { isPair } from '#platform/database/pair.ts';
import { MESSAGES_BEFORE_MEETING } from '../rules.ts';
import { meetingFeedbacks, meetings } from './tables.ts';

/** Counts the messages of two members. Stops at the required minimum, so that long threads are not scanned. */
export async function countExchange(
  db: Database,
  me: string,
  other: string,
): Promise<{ messages: number; bothWrote: boolean }> {
  const written = sql`SELECT 1 FROM chat_messages WHERE ${isThread(me, other)} AND NOT automatic`;
  const { rows } = await db.execute<{ messages: number; both_wrote: boolean }>(sql`
    SELECT (SELECT count(*)::int FROM (${written} LIMIT ${MESSAGES_BEFORE_MEETING}) AS written) AS messages,
      EXISTS (${written} AND sender_id = ${me}) AND EXISTS (${written} AND sender_id = ${other}) AS both_wrote`);
  const [row] = rows;
  return { messages: row?.messages ?? 0, bothWrote: row?.both_wrote ?? false };
}

/** Returns which of two members has declared the meeting. */
export async function findDeclarations(
  db: Database,
  me: string,
  other: string,
): Promise<{ mine: boolean; theirs: boolean }> {
  const rows = await db
    .select({ user_id: meetings.user_id })
    .from(meetings)
    .where(isPair(meetings.user_id, meetings.contact_id, me, other));
  const isToldBy = (member: string) => rows.some((row) => row.user_id === member);
  return { mine: isToldBy(me), theirs: isToldBy(other) };
}

/** Lists the ids of members that this member has declared to have met. */
export async function listDeclared(db: Database, me: string): Promise<Set<string>> {
  const rows = await db.select({ id: meetings.contact_id }).from(meetings).where(eq(meetings.user_id, me));
  return new Set(rows.map(({ id }) => id));
}

/** Records a declaration. @returns false if it existed already */
export async function insertDeclaration(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(meetings)
    .values({ user_id: me, contact_id: other, declared_at: now })
    .onConflictDoNothing()
    .returning({ user_id: meetings.user_id });
  return rows.length > 0;
}

export type StoredFeedback = typeof meetingFeedbacks.$inferSelect;

export async function findFeedbacks(
  db: Database,
  me: string,
  other: string,
): Promise<{ mine: StoredFeedback | undefined; theirs: StoredFeedback | undefined }> {
  const { author_id, about_id } = meetingFeedbacks;
  const rows = await db
    .select()
    .from(meetingFeedbacks)
    .where(isPair(author_id, about_id, me, other));
  return {
    mine: rows.find((row) => row.author_id === me),
    theirs: rows.find((row) => row.author_id === other),
  };
}

export async function saveFeedback(tx: Database, feedback: StoredFeedback): Promise<void> {
  await tx
    .insert(meetingFeedbacks)
    .values(feedback)
    .onConflictDoUpdate({ target: [meetingFeedbacks.author_id, meetingFeedbacks.about_id], set: feedback });
}

/** Hides words from their recipient. @returns whether they exist */
export async function hideWords(
  tx: Database,
  { author, about, hiddenAt }: { author: string; about: string; hiddenAt: Date | null },
): Promise<boolean> {
  const { author_id, about_id, sentence, qualities } = meetingFeedbacks;
  const changed = await tx
    .update(meetingFeedbacks)
    .set({ hidden_at: hiddenAt })
    .where(
      and(
        eq(author_id, author),
        eq(about_id, about),
        sql`(${sentence} <> '' OR cardinality(${qualities}) > 0)`,
      ),
    )
    .returning({ author: author_id });
  return changed.length > 0;
}

/** Lists the keys of notes by or about a member; they are deleted with the account. */
export async function listNoteKeys(db: Database, member: string): Promise<string[]> {
  const { author_id, about_id, note_key } = meetingFeedbacks;
  const rows = await db
    .select({ key: note_key })
    .from(meetingFeedbacks)
    .where(or(eq(author_id, member), eq(about_id, member)));
  return rows.flatMap(({ key }) => key ?? []);
}

/** Deletes words and declarations with the conversation; keeps the notes to the team. */
export async function forgetMeeting(tx: Database, one: string, other: string): Promise<void> {
  const between = sql`IN ((${one}, ${other}), (${other}, ${one}))`;
  await tx.execute(sql`DELETE FROM meetings WHERE (user_id, contact_id) ${between}`);
  await tx.execute(sql`
    DELETE FROM meeting_feedbacks
    WHERE (author_id, about_id) ${between} AND NOT not_again AND private_note = ''`);
  await tx.execute(sql`
    UPDATE meeting_feedbacks SET qualities = '{}', sentence = '' WHERE (author_id, about_id) ${between}`);
}
