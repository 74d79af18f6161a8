import { and, asc, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import { syncHasPhoto } from '#member/profile/server/store.ts';
import { profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import type { OwnPhoto } from '../contract.ts';
import { photos, profileVerifications } from './tables.ts';

type PhotoRow = typeof photos.$inferSelect;

export function thumbnailUrlOf(photoId: string): string {
  return `/media/${photoId}`;
}

/** Returns a photo as shown to its owner; the id is stripped for other members. */
export function shownPhoto({ id, caption }: Pick<PhotoRow, 'id' | 'caption'>): OwnPhoto {
  return { id, url: `/media/${id}/upright`, thumbnailUrl: thumbnailUrlOf(id), caption };
}

export async function findPhoto(db: Database, photoId: string): Promise<PhotoRow | undefined> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, photoId));
  return photo;
}

export async function listPhotosOf(db: Database, member: string): Promise<PhotoRow[]> {
  return db.select().from(photos).where(eq(photos.user_id, member)).orderBy(asc(photos.position));
}

/** Inserts photos and updates the first photo of their owners. */
export async function insertPhotos(
  tx: Database,
  added: readonly (typeof photos.$inferInsert)[],
): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(photos).values([...added]);
  await syncFirstPhoto(
    tx,
    added.map(({ user_id }) => user_id),
  );
}

export async function describePhoto(
  db: Database,
  member: string,
  photoId: string,
  caption: string,
): Promise<void> {
  await db
    .update(photos)
    .set({ caption })
    .where(and(eq(photos.id, photoId), eq(photos.user_id, member)));
}

/** Deletes a photo. @returns false if the member has no such photo */
export async function deletePhoto(tx: Database, member: string, photoId: string): Promise<boolean> {
  const rows = await tx
    .delete(photos)
    .where(and(eq(photos.id, photoId), eq(photos.user_id, member)))
    .returning({ id: photos.id });
  if (rows.length === 0) return false;
  const left = await listPhotosOf(tx, member);
  await placePhotos(
    tx,
    member,
    left.map(({ id }) => id),
  );
  return true;
}

/** Stores the order of a member’s photos. @param ids all their photos, once each */
export async function placePhotos(tx: Database, member: string, ids: readonly string[]): Promise<void> {
  const list = sql`ARRAY[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  // Positions are unique even within a statement: move to free positions first.
  if (ids.length > 0) {
    await tx.execute(
      sql`UPDATE photos SET position = -array_position(${list}, id) WHERE user_id = ${member}`,
    );
    await tx.execute(sql`UPDATE photos SET position = -1 - position WHERE user_id = ${member}`);
  }
  await syncFirstPhoto(tx, [member]);
}

/**
 * The only place where the displayed first photo changes: a new first photo ends the verification, and the match card
 * records whether there is one.
 */
export async function syncFirstPhoto(tx: Database, members: readonly string[]): Promise<void> {
  const first = sql`(
    SELECT ${thumbnailUrlOf('')}::text || photos.id FROM photos
    WHERE photos.user_id = profiles.id AND NOT EXISTS (
      SELECT FROM hidden_contents h WHERE h.user_id = photos.user_id AND h.content = 'photo:' || photos.id)
    ORDER BY photos.position LIMIT 1)`;
  await tx
    .update(profiles)
    .set({ photo_url: first })
    .where(inArray(profiles.id, [...members]));
  await syncHasPhoto(tx, members);
  const { user_id, photo_id } = profileVerifications;
  await tx
    .update(profileVerifications)
    .set({ photo_id: null })
    .where(
      and(
        inArray(user_id, [...members]),
        sql`${photo_id} IS NOT NULL AND NOT EXISTS (SELECT FROM profiles WHERE profiles.id = ${user_id}
          AND profiles.photo_url = ${thumbnailUrlOf('')}::text || ${photo_id})`,
      ),
    );
}

/**
 * Lists other members with a photo under one of these keyed hashes, the latest first. Accounts without a profile have
 * no photos.
 */
export async function listSamePhotos(
  db: Database,
  { member, hashes, limit }: { member: string; hashes: readonly string[]; limit: number },
) {
  if (hashes.length === 0) return [];
  const { id, first_name, birth_date, city } = profiles;
  return db
    .select({
      id,
      person: { firstName: first_name, birthDate: birth_date, city },
      closed: sql<boolean>`${accountStandings.erase_after} IS NOT NULL`,
    })
    .from(photos)
    .innerJoin(profiles, eq(id, photos.user_id))
    .leftJoin(accountStandings, eq(accountStandings.user_id, id))
    .where(and(sql`${photos.look_hash} = ANY(${sql.param([...hashes])}::text[])`, ne(photos.user_id, member)))
    .groupBy(id, accountStandings.user_id)
    .orderBy(desc(max(photos.created_at)), id)
    .limit(limit);
}
