import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import { findContent, insertOnce, markReceived, toPage } from '#mechanisms/threads/server/store.ts';
import { coachAssignments, coaches } from '#member/coaches/server/tables.ts';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { CoachThread } from '../contract.ts';
import { COACH_PAGE_SIZE, type CoachChatSide, otherSide } from '../rules.ts';
import { coachMessages, coachNotes } from './tables.ts';

export type CoachPair = { member: string; coach: string };

function ofPair({ member, coach }: CoachPair): SQL {
  const { user_id, coach_id } = coachMessages;
  return sql`${user_id} = ${member} AND ${coach_id} = ${coach}`;
}

function writtenBy(side: CoachChatSide, pair: CoachPair): SQL {
  return sql`${ofPair(pair)} AND ${coachMessages.written_by} = ${side}`;
}

/**
 * Returns a page of the thread as one of the two sees it.
 * @param before cursor: id of the oldest message that is already loaded
 */
export async function readThread(
  db: Database,
  pair: CoachPair,
  reader: CoachChatSide,
  before?: number,
): Promise<CoachThread> {
  const rows = await db
    .select()
    .from(coachMessages)
    .where(and(ofPair(pair), before ? lt(coachMessages.id, before) : undefined))
    .orderBy(desc(coachMessages.id))
    .limit(COACH_PAGE_SIZE + 1);
  const { messages, hasOlder } = toPage(rows, COACH_PAGE_SIZE);
  const unread = and(writtenBy(otherSide(reader), pair), eq(coachMessages.read, false));
  return {
    messages: messages.map(({ id, written_by: from, content, client_id, created_at, read }) => ({
      id,
      from,
      content,
      clientId: from === reader ? client_id : null,
      createdAt: created_at.toISOString(),
      read,
    })),
    hasOlder,
    unread: await db.$count(coachMessages, unread),
  };
}

/** Inserts a message. @returns whether it was inserted, that is, the client id was new */
export function insertCoachMessage(
  tx: Database,
  { member, coach }: CoachPair,
  message: Pick<typeof coachMessages.$inferInsert, 'written_by' | 'client_id' | 'content' | 'created_at'>,
): Promise<boolean> {
  return insertOnce(tx, coachMessages, { user_id: member, coach_id: coach, ...message });
}

/** Erases all messages and coach notes of a member. */
export async function eraseCoachThread(tx: Database, member: string): Promise<void> {
  await tx.delete(coachMessages).where(eq(coachMessages.user_id, member));
  await tx.delete(coachNotes).where(eq(coachNotes.user_id, member));
}

/** Finds the message that one side stored with a client id. */
export function findSent(db: Database, pair: CoachPair, sent: { from: CoachChatSide; clientId: string }) {
  return findContent(db, coachMessages, writtenBy(sent.from, pair), sent.clientId);
}

/** Marks all messages of the other side as read. @returns whether any was unread */
export function markAllRead(tx: Database, pair: CoachPair, reader: CoachChatSide): Promise<boolean> {
  return markReceived(tx, coachMessages, writtenBy(otherSide(reader), pair));
}

/** Lists pairs with messages unread since a time in the range, with the reader to notify; one row per pair and side. */
export function listUnreadPairs(db: Database, { after, before }: { after: Date; before: Date }) {
  return db
    .select({
      side: coachMessages.written_by,
      first: sql<number>`min(${coachMessages.id})::float8`,
      member: users.id,
      memberEmail: users.email,
      memberName: people.first_name,
      coachEmail: coaches.email,
      coachName: coaches.first_name,
    })
    .from(coachMessages)
    .innerJoin(
      coachAssignments,
      and(
        eq(coachAssignments.user_id, coachMessages.user_id),
        eq(coachAssignments.coach_id, coachMessages.coach_id),
      ),
    )
    .innerJoin(coaches, eq(coaches.id, coachMessages.coach_id))
    .innerJoin(users, eq(users.id, coachMessages.user_id))
    .innerJoin(people, eq(people.id, users.id))
    .where(
      and(
        eq(coachMessages.read, false),
        gt(coachMessages.created_at, after),
        lte(coachMessages.created_at, before),
      ),
    )
    .groupBy(coachMessages.written_by, users.id, people.first_name, coaches.id);
}
