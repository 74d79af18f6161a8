import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { staff, staffLinks } from './tables.ts';

export async function findLink(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      staffId: staff.id,
      email: staff.email,
      firstName: staff.first_name,
      hadPassword: sql<boolean>`${staff.password_hash} IS NOT NULL`,
    })
    .from(staffLinks)
    .innerJoin(staff, and(eq(staff.id, staffLinks.staff_id), isNull(staff.disabled_at)))
    .where(and(eq(staffLinks.token_hash, tokenHash), gt(staffLinks.expires_at, now)));
  return row;
}

/** Stores a link and revokes earlier ones. */
export async function replaceLink(db: Database, link: typeof staffLinks.$inferInsert): Promise<void> {
  await deleteLinksOf(db, link.staff_id);
  await db.insert(staffLinks).values(link);
}

/** Returns whether there was a link. */
export async function deleteLinksOf(db: Database, staffId: string): Promise<boolean> {
  const deleted = await db
    .delete(staffLinks)
    .where(eq(staffLinks.staff_id, staffId))
    .returning({ id: staffLinks.staff_id });
  return deleted.length > 0;
}

export async function eraseExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(staffLinks).where(lt(staffLinks.expires_at, now));
}
