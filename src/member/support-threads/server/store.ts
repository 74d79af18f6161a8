import { and, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { ContactRecipient } from '../rules.ts';
import { audienceOf, excerptOf, type ThreadKind, type ThreadState } from '../rules.ts';
import { supportThreads, visitorChatMessages } from './tables.ts';

export type SupportThread = typeof supportThreads.$inferSelect;

/** Under what a conversation is kept. */
export type ThreadKey = { kind: ThreadKind; key: string };

/** Where the messages of a conversation are: a visitor's chat also holds what follows a message of the form. */
type ChatOfThread = { kind: 'visitor' | 'member'; key: string };

type Written = ThreadKey & {
  content: string;
  now: Date;
  /** The member who writes. */
  member?: string | undefined;
  /** Who else writes, as they said. */
  writer?: { name: string; email: string; phone?: string };
  recipient?: ContactRecipient;
};

/**
 * Notes that someone wrote to the team, in the transaction of the message: the thread is open, and waits since their
 * first message that was not answered. Its row stays locked until the transaction ends: whoever answers meanwhile waits.
 * @returns the id of the thread
 */
export async function noteWritten(tx: Database, written: Written): Promise<number> {
  const { kind, key, content, now, member, writer, recipient = null } = written;
  const excerpt = excerptOf(content);
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
        waiting_since: sql`coalesce(${supportThreads.waiting_since}, excluded.waiting_since)`,
        last_message_at: now,
      },
    })
    .returning({ id: supportThreads.id });
  if (!thread) throw new Error('A row that was inserted is returned');
  return thread.id;
}

/** The conversation that a browser or a member goes on with, whatever its kind. */
export async function findThreadOf(db: Database, chat: ChatOfThread) {
  const [thread] = await db.select().from(supportThreads).where(isChat(chat));
  return thread;
}

/** The same, locked until the transaction ends. */
export async function lockThreadOf(tx: Database, chat: ChatOfThread) {
  const [thread] = await tx.select().from(supportThreads).where(isChat(chat)).for('update');
  return thread;
}

function isChat({ kind, key }: ChatOfThread) {
  const kinds: ThreadKind[] = kind === 'member' ? ['member'] : ['visitor', 'contact'];
  return and(inArray(supportThreads.kind, kinds), eq(supportThreads.key, key));
}

/** A conversation by its number. */
export async function findThread(db: Database, id: number) {
  const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
  return thread;
}

/** A conversation, locked until the transaction ends: nobody answers or writes in it meanwhile. */
export async function lockThread(tx: Database, id: number) {
  const [thread] = await tx.select().from(supportThreads).where(eq(supportThreads.id, id)).for('update');
  return thread;
}

/** Changes how a thread stands. */
export async function updateThread(
  tx: Database,
  id: number,
  changes: Partial<typeof supportThreads.$inferInsert>,
): Promise<void> {
  await tx.update(supportThreads).set(changes).where(eq(supportThreads.id, id));
}

/** Notes that the team answered: it is the person's turn, and whoever answers first takes care of it. */
export async function noteAnswered(
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
      last_message_at: now,
      assignee_id: sql`coalesce(${supportThreads.assignee_id}, ${staff})`,
    })
    .where(eq(supportThreads.id, id));
}

/** The chat of a visitor has become a member's: so does its thread, beside what the member wrote before. */
export async function moveThreadToMember(tx: Database, visitorKey: string, member: string): Promise<void> {
  await tx.execute(sql`
    WITH moved AS (DELETE FROM support_threads WHERE kind = 'visitor' AND key = ${visitorKey} RETURNING *)
    INSERT INTO support_threads (kind, key, user_id, state, assignee_id, excerpt, from_team, unread, waiting_since,
      last_message_at, created_at)
    SELECT 'member', ${member}, ${member}, state, assignee_id, excerpt, from_team, unread, waiting_since,
      last_message_at, created_at FROM moved
    ON CONFLICT (kind, key) DO UPDATE SET
      state = CASE WHEN 'open' IN (support_threads.state, excluded.state) THEN 'open' ELSE support_threads.state END,
      waiting_since = least(support_threads.waiting_since, excluded.waiting_since),
      unread = support_threads.unread + excluded.unread,
      assignee_id = coalesce(support_threads.assignee_id, excluded.assignee_id),
      excerpt = CASE WHEN excluded.last_message_at > support_threads.last_message_at
        THEN excluded.excerpt ELSE support_threads.excerpt END,
      from_team = CASE WHEN excluded.last_message_at > support_threads.last_message_at
        THEN excluded.from_team ELSE support_threads.from_team END,
      last_message_at = greatest(support_threads.last_message_at, excluded.last_message_at)`);
}

/** Forgets the threads, among these, of visitors of whom no message is left. */
export async function eraseEmptyThreads(db: Database, among: SQL): Promise<void> {
  const written = db
    .select({ id: visitorChatMessages.id })
    .from(visitorChatMessages)
    .where(eq(visitorChatMessages.visitor_key, supportThreads.key));
  await db.delete(supportThreads).where(and(ne(supportThreads.kind, 'member'), among, notExists(written)));
}
