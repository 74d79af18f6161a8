import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { supportPictures } from './tables.ts';

/** Inserts a picture once per client id. @returns the id of the stored one */
export async function insertSupportPicture(
  db: Database,
  picture: Omit<typeof supportPictures.$inferInsert, 'message_client_id'>,
): Promise<string> {
  const { id, user_id, client_id } = supportPictures;
  await db.insert(supportPictures).values(picture).onConflictDoNothing();
  const isSame = and(eq(user_id, picture.user_id), eq(client_id, picture.client_id));
  const [stored] = await db.select({ id }).from(supportPictures).where(isSame);
  if (!stored) throw new Error('Inserted row not found');
  return stored.id;
}

type Joined = {
  member: string;
  /** The colleague who writes; null for the member. */
  staff: string | null;
  /** Client id of the message. */
  message: string;
  pictures: readonly string[];
};

/**
 * Attaches uploads of the author to a message, in its transaction.
 * @returns false if one is gone or in another message
 */
export async function joinPictures(tx: Database, joined: Joined): Promise<boolean> {
  const ids = [...new Set(joined.pictures)];
  if (ids.length === 0) return true;
  const { id, user_id, staff_id, message_client_id } = supportPictures;
  const writer = joined.staff === null ? isNull(staff_id) : eq(staff_id, joined.staff);
  const rows = await tx
    .update(supportPictures)
    .set({ message_client_id: joined.message })
    .where(and(inArray(id, ids), eq(user_id, joined.member), writer, isNull(message_client_id)))
    .returning({ id });
  return rows.length === ids.length;
}

/** Finds the member in whose conversation a picture was sent. */
export async function findPictureOwner(db: Database, id: string): Promise<string | undefined> {
  const isSent = and(eq(supportPictures.id, id), isNotNull(supportPictures.message_client_id));
  const [row] = await db.select({ owner: supportPictures.user_id }).from(supportPictures).where(isSent);
  return row?.owner;
}

/** Lists all pictures in a member’s conversation with the team, sent or not. */
export async function listPicturesOf(db: Database, member: string): Promise<string[]> {
  const rows = await db
    .select({ id: supportPictures.id })
    .from(supportPictures)
    .where(eq(supportPictures.user_id, member))
    .orderBy(supportPictures.created_at, supportPictures.id);
  return rows.map(({ id }) => id);
}

/** Deletes pictures that were never sent. */
export async function deleteUnsentPictures(db: Database, before: Date): Promise<void> {
  const { created_at, message_client_id } = supportPictures;
  await db.delete(supportPictures).where(and(isNull(message_client_id), lt(created_at, before)));
}
