import { and, arrayContains, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { coachAssignments, coaches } from '#member/coaches/server/tables.ts';
import type { Audience } from '#member/support/rules.ts';
import { supportPresence, supportThreads } from '#member/support/server/tables.ts';
import { workshopDates, workshopLeaders } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { deskNotes } from './tables.ts';

const assignedTo = (id: string, audience: Audience) =>
  and(eq(supportThreads.assignee_id, id), eq(supportThreads.audience, audience));

/** Counts open threads; resolved ones are handed over without being counted. */
export function countOpenThreads(db: Database, id: string, audience: Audience): Promise<number> {
  return db.$count(supportThreads, and(assignedTo(id, audience), ne(supportThreads.state, 'resolved')));
}

/** Unassigns resolved threads as well: the person may reopen them, and they must not stay assigned. */
export async function releaseThreads(tx: Database, id: string, audience: Audience): Promise<void> {
  await tx.update(supportThreads).set({ assignee_id: null }).where(assignedTo(id, audience));
}

const mentioning = (id: string, audience: Audience) =>
  and(arrayContains(supportThreads.mentioned, [id]), eq(supportThreads.audience, audience));

export function countMentions(db: Database, id: string, audience: Audience): Promise<number> {
  return db.$count(supportThreads, mentioning(id, audience));
}

export async function releaseMentions(tx: Database, id: string, audience: Audience): Promise<void> {
  await tx
    .update(supportThreads)
    .set({ mentioned: sql`array_remove(${supportThreads.mentioned}, ${id})` })
    .where(mentioning(id, audience));
}

/** Deletes the colleague's presence. */
export async function leavePresence(tx: Database, id: string): Promise<void> {
  await tx.delete(supportPresence).where(eq(supportPresence.staff_id, id));
}

const undecided = (id: string) =>
  and(eq(moderationCases.assignee_id, id), isNull(moderationCases.settled_at));

export function countCases(db: Database, id: string): Promise<number> {
  return db.$count(moderationCases, undecided(id));
}

export async function releaseCases(tx: Database, id: string): Promise<void> {
  await tx.update(moderationCases).set({ assignee_id: null, assigned_at: null }).where(undecided(id));
}

/** Notes that ask the colleague for an opinion, unread by them. */
const unanswered = (id: string) => and(eq(deskNotes.asked_of, id), isNull(deskNotes.read_at));

export function countQuestions(db: Database, id: string): Promise<number> {
  return db.$count(deskNotes, unanswered(id));
}

export async function releaseQuestions(tx: Database, id: string): Promise<void> {
  await tx.update(deskNotes).set({ asked_of: null }).where(unanswered(id));
}

const cardsOf = (db: Database, id: string) =>
  db.select({ id: coaches.id }).from(coaches).where(eq(coaches.staff_id, id));

export function countMembersCoached(db: Database, id: string): Promise<number> {
  return db.$count(coachAssignments, inArray(coachAssignments.coach_id, cardsOf(db, id)));
}

export function countWorkshopsLed(db: Database, id: string): Promise<number> {
  return db.$count(workshopLeaders, inArray(workshopLeaders.coach_id, cardsOf(db, id)));
}

export function countDatesLed(db: Database, id: string, now: Date): Promise<number> {
  const { coach_id, starts_at, cancelled_at } = workshopDates;
  const theirs = inArray(coach_id, cardsOf(db, id));
  return db.$count(workshopDates, and(theirs, gt(starts_at, now), isNull(cancelled_at)));
}

/** Unassigns the members and workshops of a coach; the portrait stays until the team removes it. */
export async function releaseCoach(tx: Database, id: string, now: Date): Promise<void> {
  const theirs = (await cardsOf(tx, id)).map((coach) => coach.id);
  if (theirs.length === 0) return;
  await tx.update(coaches).set({ staff_id: null }).where(inArray(coaches.id, theirs));
  await tx.delete(coachAssignments).where(inArray(coachAssignments.coach_id, theirs));
  await tx.delete(workshopLeaders).where(inArray(workshopLeaders.coach_id, theirs));
  await tx
    .update(workshopDates)
    .set({ coach_id: null })
    .where(and(inArray(workshopDates.coach_id, theirs), gt(workshopDates.starts_at, now)));
}
