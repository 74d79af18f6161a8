import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import type { TeamCoach } from '../contract.ts';
import type { CoachLoad } from '../rules.ts';
import { coachAssignments, coaches } from './tables.ts';

export type StoredCoach = typeof coaches.$inferSelect;

/** Finds the coach of a member, including the fields that only the team may see. */
export async function findCoachOf(db: Database, member: string): Promise<StoredCoach | undefined> {
  const [row] = await db
    .select({ coach: coaches })
    .from(coachAssignments)
    .innerJoin(coaches, eq(coaches.id, coachAssignments.coach_id))
    .where(eq(coachAssignments.user_id, member));
  return row?.coach;
}

/** Finds the coach with this staff account. */
export async function findCoachOfStaff(db: Database, staff: string): Promise<StoredCoach | undefined> {
  const [row] = await db.select().from(coaches).where(eq(coaches.staff_id, staff));
  return row;
}

/** Lists all coaches, including hidden ones, in the order of the desk. */
export async function listCoaches(db: Database): Promise<StoredCoach[]> {
  return db.select().from(coaches).orderBy(asc(coaches.position), asc(coaches.id));
}

/**
 * Lists all coaches, each with a computed value.
 * @param value a subquery on `coaches.id`, evaluated in the same statement
 */
export function listCoachesWith<Value>(db: Database, value: SQL<Value>) {
  return db.select({ coach: coaches, value }).from(coaches).orderBy(asc(coaches.position), asc(coaches.id));
}

/** Locks every coach until the transaction ends, in the global lock order of coaches. */
export async function lockCoaches(tx: Database): Promise<void> {
  await tx.select({ id: coaches.id }).from(coaches).orderBy(asc(coaches.id)).for('no key update');
}

/** Lists the visible coaches without contact details. */
export async function listTeamCoaches(db: Database): Promise<TeamCoach[]> {
  return db
    .select({ first_name: coaches.first_name, last_name: coaches.last_name, bio: coaches.bio })
    .from(coaches)
    .where(eq(coaches.shown, true))
    .orderBy(asc(coaches.position), asc(coaches.id));
}

/** Returns whether a member has a coach. */
export async function isAssigned(db: Database, member: string): Promise<boolean> {
  return (await db.$count(coachAssignments, eq(coachAssignments.user_id, member))) > 0;
}

/** Locks the visible coaches in the global lock order and returns their member counts. */
export async function lockCoachLoads(tx: Database): Promise<CoachLoad[]> {
  const loads = tx.select({ id: coaches.id, members: coaches.members }).from(coaches);
  return loads.where(eq(coaches.shown, true)).orderBy(asc(coaches.id)).for('no key update');
}

/**
 * Returns the id of the visible coach with the fewest members, the lowest id among equals. Serialises concurrent
 * assignments.
 */
export async function findNextCoach(tx: Database): Promise<string | undefined> {
  await lockName(tx, 'coach-assignments');
  const [next] = await tx
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.shown, true))
    .orderBy(asc(coaches.members), asc(coaches.id))
    .limit(1);
  return next?.id;
}

/** Assigns a coach; no-op for a member who has one. */
export async function insertAssignment(
  tx: Database,
  member: string,
  coach: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(coachAssignments)
    .values({ user_id: member, coach_id: coach, assigned_at: now })
    .onConflictDoNothing();
}

/** Upserts a coach. */
export async function saveCoach(tx: Database, coach: typeof coaches.$inferInsert): Promise<void> {
  const { id, ...columns } = coach;
  await tx.insert(coaches).values(coach).onConflictDoUpdate({ target: coaches.id, set: columns });
}

/** Updates the fields that a coach may edit. */
export async function changeCard(
  tx: Database,
  id: string,
  columns: Partial<typeof coaches.$inferInsert>,
): Promise<void> {
  await tx.update(coaches).set(columns).where(eq(coaches.id, id));
}

/** Shows or hides a coach. */
export async function setCoachShown(tx: Database, id: string, shown: boolean): Promise<void> {
  await tx.update(coaches).set({ shown }).where(eq(coaches.id, id));
}

/** Deletes a coach and returns the deleted row. */
export async function deleteCoach(tx: Database, id: string): Promise<StoredCoach | undefined> {
  const [row] = await tx.delete(coaches).where(eq(coaches.id, id)).returning();
  return row;
}

/** Lists the ids of a coach’s members, in the order of assignment. */
export async function listMembersOf(db: Database, coach: string): Promise<string[]> {
  const rows = await db
    .select({ id: coachAssignments.user_id })
    .from(coachAssignments)
    .where(eq(coachAssignments.coach_id, coach))
    .orderBy(asc(coachAssignments.assigned_at), asc(coachAssignments.user_id));
  return rows.map(({ id }) => id);
}

/** Assigns the members to another coach. */
export async function moveMembers(
  tx: Database,
  members: readonly string[],
  coach: string,
  now: Date,
): Promise<void> {
  await tx
    .update(coachAssignments)
    .set({ coach_id: coach, assigned_at: now })
    .where(sql`${coachAssignments.user_id} = ANY(${sql.param([...members])}::text[])`);
}

/** Stores the display order of coaches. */
export const placeCoaches = (tx: Database, ids: readonly string[]) => placeRows(tx, coaches, ids);
