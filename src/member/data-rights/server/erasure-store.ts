import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberActivity } from '#live/server/tables.ts';
import { chatContacts } from '#member/matching/server/tables.ts';
import { photos } from '#member/photos/server/tables.ts';
import { contentNotices, reportPhotos } from '#member/reports/server/tables.ts';
import {
  contacts,
  supportPictures,
  supportThreads,
  visitorChatMessages,
} from '#member/support/server/tables.ts';
import { eraseEmptyThreads } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';

/** Locks the person to block further writes about them. Returns their address, or undefined if they are gone. */
export async function lockPerson(tx: Database, member: string): Promise<{ email: string } | undefined> {
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, member))
    .for('update');
  return person;
}

/** Lists the contacts of a member and locks their conversations until the transaction ends. */
export async function lockConversationsOf(tx: Database, member: string): Promise<string[]> {
  const { user_id, contact_id } = chatContacts;
  const sides = await tx
    .select({ user_id, contact_id })
    .from(chatContacts)
    .where(or(eq(user_id, member), eq(contact_id, member)))
    .orderBy(user_id, contact_id)
    .for('update');
  return sides.filter((side) => side.contact_id === member).map((side) => side.user_id);
}

/** Returns whether a member was seen after an instant; locks their activity until the transaction ends. */
export async function wasSeenAfter(tx: Database, member: string, instant: Date): Promise<boolean> {
  const [row] = await tx
    .select({ lastSeen: memberActivity.last_seen_at })
    .from(memberActivity)
    .where(eq(memberActivity.user_id, member))
    .for('update');
  return row !== undefined && row.lastSeen > instant;
}

/** Returns which of these photo ids have an owner: a profile, a report or a support message. */
export async function listOwnedPhotos(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...ids]))
    // Copies that belong to a report.
    .union(
      db
        .select({ id: reportPhotos.id })
        .from(reportPhotos)
        .where(inArray(reportPhotos.id, [...ids])),
    )
    .union(
      db
        .select({ id: supportPictures.id })
        .from(supportPictures)
        .where(inArray(supportPictures.id, [...ids])),
    );
  return new Set(rows.map((row) => row.id));
}

/** Removes name and address from the content notices of a person (DSA 16); the notices stay. */
async function unnameNotices(db: Database, email: string, before?: Date): Promise<void> {
  const written = before ? lt(contentNotices.created_at, before) : undefined;
  await db
    .update(contentNotices)
    .set({ name: null, email: null })
    .where(and(eq(contentNotices.email, email), written));
}

/** Erases letters from an address, signed in or not. @param before instant; all letters when absent */
export async function eraseLettersFrom(db: Database, email: string, before?: Date): Promise<void> {
  const { created_at: written, visitor_email: visitor } = visitorChatMessages;
  await unnameNotices(db, email, before);
  const older = (column: PgColumn) => (before ? lt(column, before) : undefined);
  await db.delete(contacts).where(and(sql`lower(${contacts.email}) = ${email}`, older(contacts.created_at)));
  await db.delete(visitorChatMessages).where(and(sql`lower(${visitor}) = ${email}`, older(written)));
  await eraseEmptyThreads(db, sql`lower(${supportThreads.email}) = ${email}`);
}

/** Erases letters written while logged in, under any address; threads are deleted by cascade. */
export async function eraseLettersOf(db: Database, member: string): Promise<void> {
  const own = db
    .select({ key: supportThreads.key })
    .from(supportThreads)
    .where(and(eq(supportThreads.user_id, member), ne(supportThreads.kind, 'member')));
  await db.delete(visitorChatMessages).where(inArray(visitorChatMessages.visitor_key, own));
}

/** Deletes the account; foreign keys cascade. */
export async function deletePerson(tx: Database, member: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, member));
}
