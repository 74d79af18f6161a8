import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { FOUNDING_MEMBERS } from '../rules.ts';
import { foundingMembers, foundingPlaces, orders } from './tables.ts';

const THE_ROW = 1;

export async function countFoundingPlaces(db: Database): Promise<number> {
  const [row] = await db.select().from(foundingPlaces);
  return row?.taken ?? 0;
}

/** Exact under concurrent sign-ups. */
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

export async function isFoundingMember(db: Database, me: string): Promise<boolean> {
  return (await db.$count(foundingMembers, eq(foundingMembers.id, me))) > 0;
}

/** Retention of accounting records. */
export async function eraseOrdersBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, orders, lt(orders.ordered_at, before));
}

export type StoredOrder = typeof orders.$inferSelect;

export async function listOrders(db: Database, me: string): Promise<StoredOrder[]> {
  return db.select().from(orders).where(eq(orders.user_id, me)).orderBy(desc(orders.ordered_at));
}

/** @returns undefined unless the order is the member's */
export async function findOrder(db: Database, me: string, id: string): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.user_id, me)));
  return found;
}

/** @returns false when it was withdrawn before */
export async function recordWithdrawal(tx: Database, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ withdrawn_at: now })
    .where(and(eq(orders.id, id), isNull(orders.withdrawn_at)))
    .returning();
  return changed.length > 0;
}
