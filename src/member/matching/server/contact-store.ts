import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import type { AnsweredPrompt } from '#member/prompts/contract.ts';
import type { Database } from '#platform/database/client.ts';
import type { Closure } from '../rules.ts';
import { blockedUsers, chatContacts, chatOpenings, keptApart } from './tables.ts';

type Side = Pick<typeof chatContacts.$inferSelect, 'user_id' | 'unread_count' | 'mailed_at' | 'closure'>;

/**
 * Serialises messages, reads and blocks of a pair by row locks in the order of ids. Only statements after this one see
 * earlier commits.
 * @returns undefined when they are not in conversation
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
    .where(or(and(eq(user_id, me), eq(contact_id, other)), and(eq(user_id, other), eq(contact_id, me))))
    .orderBy(user_id)
    .for('update');
  const mine = sides.find((side) => side.user_id === me);
  const theirs = sides.find((side) => side.user_id === other);
  return mine && theirs && { mine, theirs };
}

export async function hasContact(db: Database, me: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ id: chatContacts.contact_id })
    .from(chatContacts)
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
  return rows.length > 0;
}

/** Not blocked by either side, both accounts open. */
export async function isOpenContact(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${chatContacts} WHERE user_id = ${me} AND contact_id = ${other}
      AND NOT EXISTS (SELECT FROM ${blockedUsers}
        WHERE (user_id = ${me} AND blocked_user_id = ${other}) OR (user_id = ${other} AND blocked_user_id = ${me}))
      AND NOT EXISTS (SELECT FROM ${accountStandings} WHERE user_id IN (${me}, ${other}))`);
  return rows.length > 0;
}

/** @param answered the other’s prompt that it starts with */
export async function insertConversation(
  tx: Database,
  me: string,
  other: string,
  now: Date,
  answered?: AnsweredPrompt,
): Promise<void> {
  const sides = [
    {
      user_id: me,
      contact_id: other,
      opened: true,
      created_at: now,
      prompt: answered?.prompt,
      prompt_answer: answered?.answer,
    },
    { user_id: other, contact_id: me, opened: false, created_at: now },
  ];
  await tx.insert(chatContacts).values(sides).onConflictDoNothing();
  await tx.insert(chatOpenings).values({ user_id: me, contact_id: other, opened_at: now });
}

/** Counts towards the limit of neither member (D4). */
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

export async function findOpeningPrompt(
  db: Database,
  me: string,
  other: string,
): Promise<(AnsweredPrompt & { mine: boolean }) | undefined> {
  const { user_id, contact_id, prompt, prompt_answer } = chatContacts;
  const sides = await db
    .select({ by: user_id, prompt, answer: prompt_answer })
    .from(chatContacts)
    .where(or(and(eq(user_id, me), eq(contact_id, other)), and(eq(user_id, other), eq(contact_id, me))));
  for (const { by, prompt: answered, answer } of sides)
    if (answered && answer !== null) return { prompt: answered, answer, mine: by !== me };
  return undefined;
}

export async function removeConversation(tx: Database, me: string, other: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM chat_messages
    WHERE least(sender_id, receiver_id) = least(${me}::text, ${other}::text)
      AND greatest(sender_id, receiver_id) = greatest(${me}::text, ${other}::text)`);
  await tx.execute(sql`
    DELETE FROM chat_contacts
    WHERE (user_id = ${me} AND contact_id = ${other}) OR (user_id = ${other} AND contact_id = ${me})`);
  await tx.execute(sql`
    DELETE FROM introductions
    WHERE (user_id = ${me} AND other_id = ${other}) OR (user_id = ${other} AND other_id = ${me})`);
}

/** Ongoing conversations only, as the contact limit counts them (D4, D28). */
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

/** Permanent: unblocking, for example, does not undo it. */
export async function keepApart(tx: Database, me: string, other: string, now: Date): Promise<void> {
  await tx.insert(keptApart).values({ user_id: me, other_id: other, created_at: now }).onConflictDoNothing();
}

/** Includes deleted ones (D4). */
export async function listOpenedSince(db: Database, me: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: chatOpenings.opened_at })
    .from(chatOpenings)
    .where(and(eq(chatOpenings.user_id, me), gt(chatOpenings.opened_at, since)));
  return rows.map((row) => row.openedAt);
}

export async function wasOpenedBefore(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${chatOpenings}
    WHERE (user_id = ${me} AND contact_id = ${other}) OR (user_id = ${other} AND contact_id = ${me}) LIMIT 1`);
  return rows.length > 0;
}

export async function isBlocked(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${blockedUsers}
    WHERE (user_id = ${me} AND blocked_user_id = ${other}) OR (user_id = ${other} AND blocked_user_id = ${me})`);
  return rows.length > 0;
}

/** @returns false when it existed already */
export async function insertBlock(tx: Database, me: string, other: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(blockedUsers)
    .values({ user_id: me, blocked_user_id: other, created_at: now })
    .onConflictDoNothing()
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}

/** @returns false when there was no block */
export async function deleteBlock(tx: Database, me: string, other: string): Promise<boolean> {
  const rows = await tx
    .delete(blockedUsers)
    .where(and(eq(blockedUsers.user_id, me), eq(blockedUsers.blocked_user_id, other)))
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}
