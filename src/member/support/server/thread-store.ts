import { and, arrayContains, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import {
  audienceOf,
  type ContactRecipient,
  excerptOf,
  RAISING_TAG,
  TAGS_PER_THREAD,
  type ThreadKind,
  type ThreadState,
} from '../rules.ts';
import { soundsLikeDanger } from '../texts.ts';
import { supportNotes, supportThreads, visitorChatMessages } from './tables.ts';

export type SupportThread = typeof supportThreads.$inferSelect;

/** Storage key of a conversation. */
export type ThreadKey = { kind: ThreadKind; key: string };

/** The chat that contains the messages; a visitor chat also continues a contact message. */
type ChatOfThread = { kind: 'visitor' | 'member'; key: string };

type Written = ThreadKey & {
  content: string;
  now: Date;
  /** The author, if a member. */
  member?: string | undefined;
  /** The author otherwise, as typed. */
  writer?: { name: string; email: string; phone?: string };
  recipient?: ContactRecipient;
};

/**
 * Records an incoming message in its transaction: opens the thread, which waits since its first unanswered message.
 * Keeps the row locked until the transaction ends, so that concurrent answers wait.
 * @returns the id of the thread
 */
export async function recordIncoming(tx: Database, written: Written): Promise<number> {
  const { kind, key, content, now, member, writer, recipient = null } = written;
  const excerpt = excerptOf(content);
  const raised = soundsLikeDanger(content);
  const [thread] = await tx
    .insert(supportThreads)
    .values({
      kind,
      key,
      user_id: member,
      ...writer,
      recipient,
      audience: audienceOf(recipient),
      state: 'open',
      excerpt,
      from_team: false,
      unread: 1,
      tags: raised ? [RAISING_TAG] : [],
      waiting_since: now,
      last_message_at: now,
      created_at: now,
    })
    .onConflictDoUpdate({
      target: [supportThreads.kind, supportThreads.key],
      set: {
        state: 'open',
        excerpt,
        from_team: false,
        unread: sql`${supportThreads.unread} + 1`,
        // A snoozed thread starts waiting now.
        waiting_since: sql`least(${supportThreads.waiting_since}, excluded.waiting_since)`,
        snoozed_until: null,
        last_message_at: now,
        ...(raised && { tags: raisedTags }),
      },
    })
    .returning({ id: supportThreads.id });
  if (!thread) throw new Error('Insert returned no row');
  return thread.id;
}

/** First of the tags; drops the last one if there are too many. */
const raisedTags = sql`CASE WHEN ${supportThreads.tags} @> ARRAY[${RAISING_TAG}::text] THEN ${supportThreads.tags}
  ELSE (ARRAY[${RAISING_TAG}::text] || ${supportThreads.tags})[1:${sql.raw(String(TAGS_PER_THREAD))}] END`;

/** Finds the conversation that a browser or a member continues, whatever its kind. */
export async function findThreadOf(db: Database, chat: ChatOfThread) {
  const [thread] = await db.select().from(supportThreads).where(isChat(chat));
  return thread;
}

/** Like `findThreadOf`, locked until the transaction ends. */
export async function lockThreadOf(tx: Database, chat: ChatOfThread) {
  const [thread] = await tx.select().from(supportThreads).where(isChat(chat)).for('update');
  return thread;
}

function isChat({ kind, key }: ChatOfThread) {
  const kinds: ThreadKind[] = kind === 'member' ? ['member'] : ['visitor', 'contact'];
  return and(inArray(supportThreads.kind, kinds), eq(supportThreads.key, key));
}

/** Finds a conversation by id. */
export async function findThread(db: Database, id: number) {
  const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
  return thread;
}

/** Finds and locks a conversation until the transaction ends, against concurrent messages and answers. */
export async function lockThread(tx: Database, id: number) {
  const [thread] = await tx.select().from(supportThreads).where(eq(supportThreads.id, id)).for('update');
  return thread;
}

/** Updates a thread. */
export async function updateThread(
  tx: Database,
  id: number,
  changes: Partial<typeof supportThreads.$inferInsert>,
): Promise<void> {
  await tx.update(supportThreads).set(changes).where(eq(supportThreads.id, id));
}

/** Records an answer of the team: it is the person’s turn, and the first colleague to answer is assigned. */
export async function recordTeamAnswer(
  tx: Database,
  id: number,
  { content, staff, now }: { content: string; staff: string; now: Date },
): Promise<void> {
  const state: ThreadState = 'waiting';
  await tx
    .update(supportThreads)
    .set({
      state,
      excerpt: excerptOf(content),
      from_team: true,
      unread: 0,
      waiting_since: null,
      snoozed_until: null,
      last_message_at: now,
      assignee_id: sql`coalesce(${supportThreads.assignee_id}, ${staff})`,
    })
    .where(eq(supportThreads.id, id));
}

/**
 * Merges one thread into another, once its messages have moved; the former key still opens it.
 * @param into a member’s chat that may not exist yet, or another visitor’s
 * @param unmailed when the earliest unmailed answer of either was written
 */
export async function moveThread(
  tx: Database,
  from: { id: number },
  into: { kind: ThreadKind; key: string; user_id: string | null },
  unmailed: Date | undefined,
): Promise<void> {
  const last = sql`excluded.last_message_at > support_threads.last_message_at`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO support_threads (kind, key, user_id, state, assignee_id, excerpt, from_team, unread, waiting_since,
      last_message_at, answers_mailed_at, tags, mentioned, other_keys, rating, rating_words, rated_at, created_at)
    SELECT ${into.kind}, ${into.key}, ${into.user_id}, state, assignee_id, excerpt, from_team, unread, waiting_since,
      last_message_at, answers_mailed_at, tags, mentioned, other_keys || key,
      rating, rating_words, rated_at, created_at
    FROM support_threads WHERE id = ${from.id}
    ON CONFLICT (kind, key) DO UPDATE SET
      state = CASE WHEN 'open' IN (support_threads.state, excluded.state) THEN 'open' ELSE support_threads.state END,
      waiting_since = least(support_threads.waiting_since, excluded.waiting_since),
      snoozed_until = NULL,
      unread = support_threads.unread + excluded.unread,
      assignee_id = coalesce(support_threads.assignee_id, excluded.assignee_id),
      excerpt = CASE WHEN ${last} THEN excluded.excerpt ELSE support_threads.excerpt END,
      from_team = CASE WHEN ${last} THEN excluded.from_team ELSE support_threads.from_team END,
      answers_mailed_at = greatest(support_threads.answers_mailed_at, excluded.answers_mailed_at),
      tags = ARRAY(SELECT tag FROM unnest(support_threads.tags || excluded.tags) AS tag GROUP BY tag
        ORDER BY tag <> ${RAISING_TAG}, tag LIMIT ${TAGS_PER_THREAD}),
      mentioned = support_threads.mentioned || excluded.mentioned,
      other_keys = support_threads.other_keys || excluded.other_keys,
      rating = coalesce(support_threads.rating, excluded.rating),
      rating_words = CASE WHEN support_threads.rating IS NULL THEN excluded.rating_words ELSE support_threads.rating_words END,
      rated_at = coalesce(support_threads.rated_at, excluded.rated_at),
      user_id = coalesce(support_threads.user_id, excluded.user_id),
      last_message_at = greatest(support_threads.last_message_at, excluded.last_message_at)
    RETURNING id::float8 AS id`);
  const [merged] = rows;
  if (!merged) return;
  if (unmailed) {
    const before = sql`${new Date(unmailed.getTime() - 1).toISOString()}::timestamptz`;
    const answers_mailed_at = sql`least(${supportThreads.answers_mailed_at}, ${before})`;
    await tx.update(supportThreads).set({ answers_mailed_at }).where(eq(supportThreads.id, merged.id));
  }
  await tx
    .update(supportNotes)
    .set({ thread_id: merged.id, user_id: into.user_id })
    .where(eq(supportNotes.thread_id, from.id));
  await tx.delete(supportThreads).where(eq(supportThreads.id, from.id));
}

/** Finds the thread into which the chat with this key was merged. */
export async function findThreadMergedFrom(db: Database, key: string) {
  const [thread] = await db
    .select({ kind: supportThreads.kind, key: supportThreads.key })
    .from(supportThreads)
    .where(arrayContains(supportThreads.other_keys, [key]));
  return thread;
}

/** Records that a mailed link was opened, which proves that the address belongs to the visitor. */
export async function markEmailVerified(db: Database, key: string): Promise<void> {
  const unverified = and(isChat({ kind: 'visitor', key }), eq(supportThreads.email_verified, false));
  await db.update(supportThreads).set({ email_verified: true }).where(unverified);
}

/** Deletes those of the threads whose visitors have no messages left. */
export async function eraseEmptyThreads(db: Database, among: SQL): Promise<void> {
  const written = db
    .select({ id: visitorChatMessages.id })
    .from(visitorChatMessages)
    .where(eq(visitorChatMessages.visitor_key, supportThreads.key));
  await db.delete(supportThreads).where(and(ne(supportThreads.kind, 'member'), among, notExists(written)));
}
