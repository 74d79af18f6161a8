import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { TeamCoach } from '../contract.ts';
import { type CoachLoad, isSameCoach } from '../rules.ts';
import { coachAssignments, coaches } from './tables.ts';

export type StoredCoach = typeof coaches.$inferSelect;

/** The coach who accompanies a member, with what only the team may read of them. */
export async function findCoachOf(db: Database, member: string): Promise<StoredCoach | undefined> {
  const [row] = await db
    .select({ coach: coaches })
    .from(coachAssignments)
    .innerJoin(coaches, eq(coaches.id, coachAssignments.coach_id))
    .where(eq(coachAssignments.user_id, member));
  return row?.coach;
}

/** The stored coach of this name, who stands for the built-in one (spec 1 §3). */
export async function findCoachNamed(
  db: Database,
  name: { firstName: string; lastName: string },
): Promise<StoredCoach | undefined> {
  const rows = await db.select().from(coaches).orderBy(asc(coaches.id));
  return rows.find((row) => isSameCoach({ firstName: row.first_name, lastName: row.last_name }, name));
}

/** What anyone may read of the team: no column that tells how to reach someone leaves the table. */
export async function listTeamCoaches(db: Database): Promise<TeamCoach[]> {
  return db
    .select({ first_name: coaches.first_name, last_name: coaches.last_name, bio: coaches.bio })
    .from(coaches)
    .orderBy(asc(coaches.id));
}

export async function isAssigned(db: Database, member: string): Promise<boolean> {
  return (await db.$count(coachAssignments, eq(coachAssignments.user_id, member))) > 0;
}

/** How many members each coach accompanies. Locked until the transaction ends: parallel assignments spread. */
export async function lockCoachLoads(tx: Database): Promise<CoachLoad[]> {
  const ids = await tx.select({ id: coaches.id }).from(coaches).orderBy(asc(coaches.id)).for('update');
  const counts = await tx
    .select({ id: coachAssignments.coach_id, members: count() })
    .from(coachAssignments)
    .groupBy(coachAssignments.coach_id);
  return ids.map(({ id }) => ({ id, members: counts.find((row) => row.id === id)?.members ?? 0 }));
}

/** The first assignment counts: a member keeps their coach. */
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
