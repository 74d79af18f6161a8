import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { FOUNDING_MEMBERS } from '../rules.ts';
import { foundingMembers, foundingPlaces, orders } from './tables.ts';

const THE_ROW = 1;

/** Returns the number of founding places taken. */
export async function countFoundingPlaces(db: Database): Promise<number> {
  const [row] = await db.select().from(foundingPlaces);
  return row?.taken ?? 0;
}

/** Claims a founding place if one is left. Exact under concurrent sign-ups. */
export async function claimFoundingPlace(tx: Database, me: string, now: Date): Promise<void> {
  if (await isFoundingMember(tx, me)) return;
  const taken = await tx
    .insert(foundingPlaces)
    .values({ id: THE_ROW, taken: 1 })
    .onConflictDoUpdate({
      target: foundingPlaces.id,
      set: { taken: sql`${foundingPlaces.taken} + 1` },
      setWhere: lt(foundingPlaces.taken, FOUNDING_MEMBERS),
    })
    .returning();
  if (taken.length > 0) await tx.insert(foundingMembers).values({ id: me, joined_at: now });
}

/** Returns whether a member has a founding place. */
export async function isFoundingMember(db: Database, me: string): Promise<boolean> {
  return (await db.$count(foundingMembers, eq(foundingMembers.id, me))) > 0;
}

/** Deletes orders before an instant, at the end of the retention of accounting records. */
export async function eraseOrdersBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, orders, lt(orders.ordered_at, before));
}

export type StoredOrder = typeof orders.$inferSelect;

/** Lists the orders of a member, latest first. */
export async function listOrders(db: Database, me: string): Promise<StoredOrder[]> {
  return db.select().from(orders).where(eq(orders.user_id, me)).orderBy(desc(orders.ordered_at));
}

/** Finds an order; undefined unless it belongs to the member. */
export async function findOrder(db: Database, me: string, id: string): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.user_id, me)));
  return found;
}

/** Records a withdrawal. @returns false if it was recorded before */
export async function recordWithdrawal(tx: Database, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ withdrawn_at: now })
    .where(and(eq(orders.id, id), isNull(orders.withdrawn_at)))
    .returning();
  return changed.length > 0;
}
