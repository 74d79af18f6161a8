import { and, eq, gt, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import type { VisiblePhoto } from '#member/photos/contract.ts';
import { shownPhoto } from '#member/photos/server/store.ts';
import { photos } from '#member/photos/server/tables.ts';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { isPair } from '#platform/database/pair.ts';
import type { Closure } from '../rules.ts';
import { blockedUsers, chatContacts, chatOpenings, introductions, keptApart } from './tables.ts';

type Side = Pick<typeof chatContacts.$inferSelect, 'user_id' | 'unread_count' | 'mailed_at' | 'closure'>;

/**
 * Locks a conversation in the order of ids, which serialises messages, reads and blocks of the pair. Only statements
 * after this one see earlier commits.
 * @returns undefined without a conversation
 */
export async function lockConversation(
  tx: Database,
  me: string,
  other: string,
): Promise<{ mine: Side; theirs: Side } | undefined> {
  const { user_id, contact_id, unread_count, mailed_at, closure } = chatContacts;
  const sides = await tx
    .select({ user_id, unread_count, mailed_at, closure })
    .from(chatContacts)
    .where(isPair(user_id, contact_id, me, other))
    .orderBy(user_id)
    .for('update');
  const mine = sides.find((side) => side.user_id === me);
  const theirs = sides.find((side) => side.user_id === other);
  return mine && theirs && { mine, theirs };
}

export async function hasContact(db: Database, me: string, other: string): Promise<boolean> {
  const { user_id, contact_id } = chatContacts;
  return (await db.$count(chatContacts, and(eq(user_id, me), eq(contact_id, other)))) > 0;
}

/** Returns whether two contacts can write: no block, and both accounts active. */
export async function isOpenContact(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${chatContacts} WHERE user_id = ${me} AND contact_id = ${other}
      AND ${isNotBlocked(sql`${me}`, sql`${other}`)}
      AND NOT EXISTS (SELECT FROM ${accountStandings} WHERE user_id IN (${me}, ${other}))`);
  return rows.length > 0;
}

/** The phrase or photo with which a conversation starts. */
export type ConversationOpener = Partial<
  Pick<typeof chatContacts.$inferInsert, 'prompt' | 'prompt_answer' | 'photo_id'>
>;

/** Opens a conversation for both members and records the opening. Idempotent for the conversation itself. */
export async function insertConversation(
  tx: Database,
  me: string,
  other: string,
  now: Date,
  quoted: ConversationOpener = {},
): Promise<void> {
  const sides = [
    { user_id: me, contact_id: other, opened: true, created_at: now, ...quoted },
    { user_id: other, contact_id: me, opened: false, created_at: now },
  ];
  await tx.insert(chatContacts).values(sides).onConflictDoNothing();
  await tx.insert(chatOpenings).values({ user_id: me, contact_id: other, opened_at: now });
}

/** Opens a conversation that counts towards neither member’s limit (D4). */
export async function insertIntroducedConversation(
  tx: Database,
  one: string,
  other: string,
  now: Date,
): Promise<void> {
  const sides = [
    { user_id: one, contact_id: other, opened: false, created_at: now },
    { user_id: other, contact_id: one, opened: false, created_at: now },
  ];
  await tx.insert(chatContacts).values(sides).onConflictDoNothing();
}

type Opening = {
  prompt: (AnsweredPrompt & { mine: boolean }) | null;
  photo: (VisiblePhoto & { mine: boolean }) | null;
};

/** Finds what the conversation began with, without content hidden since. `mine`: it belongs to the reader. */
export async function findOpening(db: Database, me: string, other: string): Promise<Opening> {
  const { user_id, contact_id, prompt, prompt_answer, photo_id } = chatContacts;
  // Only their own member may read statements.
  const sides = await acrossMembers(() =>
    db
      .select({
        by: user_id,
        prompt,
        answer: prompt_answer,
        photo: { id: photos.id, caption: photos.caption },
        // Both belong to the quoted member, who receives the message. Hidden words stay hidden when their owner
        // changes or removes the phrase.
        hiddenWords: sql<boolean>`EXISTS (
            SELECT FROM statements s WHERE s.user_id = ${contact_id} AND s.undone_at IS NULL
              AND s.target = 'prompt:' || ${prompt} AND s.target_text = ${prompt_answer})`,
        hidden: sql<string[]>`ARRAY(SELECT content FROM hidden_contents WHERE user_id = ${contact_id})`,
      })
      .from(chatContacts)
      .leftJoin(photos, eq(photos.id, photo_id))
      .where(isPair(user_id, contact_id, me, other)),
  );
  const opening: Opening = { prompt: null, photo: null };
  for (const { by, prompt: answered, answer, photo, hidden, hiddenWords } of sides) {
    const mine = by !== me;
    if (answered && answer !== null && !hiddenWords && !hidden.includes(promptContent(answered)))
      opening.prompt = { prompt: answered, answer, mine };
    if (!photo || hidden.includes(photoContent(photo.id))) continue;
    const caption = hidden.includes(captionContent(photo.id)) ? '' : photo.caption;
    opening.photo = { ...shownPhoto({ ...photo, caption }), mine };
  }
  return opening;
}

export async function removeConversation(tx: Database, me: string, other: string): Promise<void> {
  await tx.execute(sql`DELETE FROM chat_messages WHERE ${isThread(me, other)}`);
  await tx.delete(chatContacts).where(isPair(chatContacts.user_id, chatContacts.contact_id, me, other));
  await tx.delete(introductions).where(isPair(introductions.user_id, introductions.other_id, me, other));
}

/** Counts the open conversations that the member initiated, as the limit does (D4, D28). */
export async function countOpened(db: Database, me: string): Promise<number> {
  const { user_id, opened, closure } = chatContacts;
  return db.$count(chatContacts, and(eq(user_id, me), eq(opened, true), isNull(closure)));
}

export async function setClosure(tx: Database, me: string, other: string, closure: Closure): Promise<void> {
  await tx
    .update(chatContacts)
    .set({ closure })
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
}

/** Excludes a pair from matching for good; unblocking does not undo it. */
export async function blockPair(tx: Database, me: string, other: string, now: Date): Promise<void> {
  await tx.insert(keptApart).values({ user_id: me, other_id: other, created_at: now }).onConflictDoNothing();
}

/** Lists the openings since an instant, deleted conversations included (D4). */
export async function listOpenedSince(db: Database, me: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: chatOpenings.opened_at })
    .from(chatOpenings)
    .where(and(eq(chatOpenings.user_id, me), gt(chatOpenings.opened_at, since)));
  return rows.map((row) => row.openedAt);
}

/** Returns whether either member ever opened a conversation with the other. */
export async function wasOpenedBefore(db: Database, me: string, other: string): Promise<boolean> {
  const { user_id, contact_id } = chatOpenings;
  return (await db.$count(chatOpenings, isPair(user_id, contact_id, me, other))) > 0;
}

export async function isBlocked(db: Database, me: string, other: string): Promise<boolean> {
  const { user_id, blocked_user_id } = blockedUsers;
  return (await db.$count(blockedUsers, isPair(user_id, blocked_user_id, me, other))) > 0;
}

/** Condition on two people: neither has blocked the other. */
export function isNotBlocked(one: SQLWrapper, other: SQLWrapper) {
  return sql`NOT EXISTS (SELECT FROM blocked_users b WHERE ${isPair(sql`b.user_id`, sql`b.blocked_user_id`, one, other)})`;
}

/** Condition on the messages of two people, by the expressions of the thread index. */
export function isThread(one: string, other: string) {
  return sql`least(sender_id, receiver_id) = least(${one}::text, ${other}::text)
    AND greatest(sender_id, receiver_id) = greatest(${one}::text, ${other}::text)`;
}

/** Inserts a block. @returns false if it existed already */
export async function insertBlock(tx: Database, me: string, other: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(blockedUsers)
    .values({ user_id: me, blocked_user_id: other, created_at: now })
    .onConflictDoNothing()
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}

/** Deletes a block. @returns false if there was none */
export async function deleteBlock(tx: Database, me: string, other: string): Promise<boolean> {
  const rows = await tx
    .delete(blockedUsers)
    .where(and(eq(blockedUsers.user_id, me), eq(blockedUsers.blocked_user_id, other)))
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}
