import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import { FOUNDING_MEMBERS, type MembershipOffer, OFFER_KEYS } from '../rules.ts';
import { DEFAULT_OFFERS, SERVICE_QUESTIONS } from '../texts.ts';
import { foundingMembers, foundingPlaces, offers, orders, serviceQuestions } from './tables.ts';

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

/** Lists prices and offers: the stored ones, otherwise those of the content. */
export async function listOffers(db: Database): Promise<MembershipOffer[]> {
  const stored = await db.select().from(offers);
  return OFFER_KEYS.map((key) => {
    const row = stored.find((one) => one.key === key);
    if (!row) {
      const { priceCents, today } = DEFAULT_OFFERS[key];
      return { key, priceCents, today, until: null };
    }
    return { key, priceCents: row.price_cents, today: row.today, until: row.until_day };
  });
}

/** Upserts the price and offer of a service. */
export async function upsertOffer(
  tx: Database,
  { key, priceCents, today, until }: MembershipOffer,
): Promise<void> {
  const columns = { price_cents: priceCents, today, until_day: until };
  await tx
    .insert(offers)
    .values({ key, ...columns })
    .onConflictDoUpdate({ target: offers.key, set: columns });
}

/** Lists all questions in display order. */
export async function listQuestions(db: Database) {
  return db.select().from(serviceQuestions).orderBy(asc(serviceQuestions.position), asc(serviceQuestions.id));
}

/** Lists the visible questions. @returns undefined if none is stored, so that the page of the build stays */
export async function listShownQuestions(db: Database) {
  const rows = await listQuestions(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ shown, question, answer }) => (shown ? { question, answer } : []));
}

/** Upserts a question; a new one comes last. */
export async function upsertQuestion(
  tx: Database,
  { id, ...columns }: Omit<typeof serviceQuestions.$inferInsert, 'position'>,
): Promise<void> {
  const position = ((await listQuestions(tx)).at(-1)?.position ?? -1) + 1;
  await tx
    .insert(serviceQuestions)
    .values({ id, ...columns, position })
    .onConflictDoUpdate({ target: serviceQuestions.id, set: columns });
}

/** Imports the questions of the build into an empty table, once, even from several nodes. */
export async function importQuestions(db: Database): Promise<void> {
  if ((await db.$count(serviceQuestions)) > 0) return;
  const rows = SERVICE_QUESTIONS.map((question, position) => ({ ...question, position }));
  await db.insert(serviceQuestions).values(rows).onConflictDoNothing();
}

/** Stores the display order of questions. */
export const placeQuestions = (tx: Database, ids: readonly string[]) => placeRows(tx, serviceQuestions, ids);
