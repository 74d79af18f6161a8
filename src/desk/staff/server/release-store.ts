import { and, arrayContains, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { appointmentSlots } from '#member/appointments/server/tables.ts';
import { coachAssignments, coaches } from '#member/coaches/server/tables.ts';
import { supportPresence } from '#member/support-hours/server/tables.ts';
import type { Audience } from '#member/support-threads/rules.ts';
import { supportThreads } from '#member/support-threads/server/tables.ts';
import { workshopDates, workshopLeaders } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { deskNotes } from './tables.ts';

/** @param readable what the colleague reads with the roles that remain */
export async function releaseThreads(tx: Database, id: string, readable: readonly Audience[]): Promise<void> {
  const unreadable = sql`NOT ${supportThreads.audience} = ANY(${sql.param([...readable])}::text[])`;
  // Resolved ones as well: their writer may open them again, and they would ring for nobody.
  await tx
    .update(supportThreads)
    .set({ assignee_id: null })
    .where(and(eq(supportThreads.assignee_id, id), unreadable));
  await tx
    .update(supportThreads)
    .set({ mentioned: sql`array_remove(${supportThreads.mentioned}, ${id})` })
    .where(and(arrayContains(supportThreads.mentioned, [id]), unreadable));
  if (readable.length === 0) await tx.delete(supportPresence).where(eq(supportPresence.staff_id, id));
}

export async function releaseCases(tx: Database, id: string): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ assignee_id: null, assigned_at: null })
    .where(and(eq(moderationCases.assignee_id, id), isNull(moderationCases.settled_at)));
}

/** Notes in which the colleague was asked for an opinion, and has not read the question. */
export async function releaseQuestions(tx: Database, id: string): Promise<void> {
  await tx
    .update(deskNotes)
    .set({ asked_of: null })
    .where(and(eq(deskNotes.asked_of, id), isNull(deskNotes.read_at)));
}

export function listGivenSlots(db: Database, id: string) {
  const { kind, staff_id } = appointmentSlots;
  return db.select({ id: appointmentSlots.id, kind }).from(appointmentSlots).where(eq(staff_id, id));
}

/** Their members and their workshops need someone else; the portrait stays until the team takes it down. */
export async function releaseCoach(tx: Database, id: string, now: Date): Promise<void> {
  const rows = await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.staff_id, id));
  const theirs = rows.map((coach) => coach.id);
  if (theirs.length === 0) return;
  await tx.update(coaches).set({ staff_id: null }).where(inArray(coaches.id, theirs));
  await tx.delete(coachAssignments).where(inArray(coachAssignments.coach_id, theirs));
  await tx.delete(workshopLeaders).where(inArray(workshopLeaders.coach_id, theirs));
  await tx
    .update(workshopDates)
    .set({ coach_id: null })
    .where(and(inArray(workshopDates.coach_id, theirs), gt(workshopDates.starts_at, now)));
}
