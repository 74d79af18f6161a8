import { and, arrayContains, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { HORIZON_DAYS } from '#member/appointments/rules.ts';
import { findHost, saveHost } from '#member/appointments/server/host-store.ts';
import { cancelAppointment } from '#member/appointments/server/shared/change-booked.ts';
import { deleteFreeSlots, lockGiver } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { appointmentSlots } from '#member/appointments/server/tables.ts';
import { coachAssignments, coaches } from '#member/coaches/server/tables.ts';
import { supportPresence } from '#member/support-hours/server/tables.ts';
import { supportThreads } from '#member/support-threads/server/tables.ts';
import { lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import { workshopDates, workshopLeaders } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { audiencesOf, hasRole, kindsFor, NOTE_ROLES, onCallWeeks, type StaffRole } from '../rules.ts';
import { listOnCall } from './audit-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { deskNotes } from './tables.ts';

type Leaving = {
  id: string;
  by: { id: string } /** Those that remain; none when the account is closed. */;
  roles: readonly StaffRole[];
  now: Date;
};

/**
 * Gives back everything that a colleague held by a role that they lose: nothing may wait for someone who cannot see it.
 * What was written or decided stays under their name.
 * @returns the members whose appointments were cancelled
 */
export async function releaseWork(tx: Database, services: Services, leaving: Leaving): Promise<string[]> {
  const { id, roles } = leaving;
  // First of all locks, as in every change of a colleague’s hours.
  await lockTeam(tx);
  await releaseThreads(tx, leaving);
  if (!hasRole(roles, NOTE_ROLES.case)) {
    await releaseCases(tx, id);
    await releaseWeeks(tx, leaving);
  }
  if (!hasRole(roles, [...NOTE_ROLES.case, ...NOTE_ROLES.pair]))
    await tx
      .update(deskNotes)
      .set({ asked_of: null })
      .where(and(eq(deskNotes.asked_of, id), isNull(deskNotes.read_at)));
  const guests = await releaseAppointmentsOf(tx, services, leaving);
  if (!roles.includes('coach')) await releaseCoach(tx, leaving);
  return guests;
}

async function releaseThreads(tx: Database, { id, roles }: Leaving): Promise<void> {
  const readable = audiencesOf(roles);
  const unreadable = sql`NOT ${supportThreads.audience} = ANY(${sql.param(readable)}::text[])`;
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

async function releaseCases(tx: Database, id: string): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ assignee_id: null, assigned_at: null })
    .where(and(eq(moderationCases.assignee_id, id), isNull(moderationCases.settled_at)));
}

/** The weeks on call are read from the log: a colleague who comes back is not on call again by it. */
async function releaseWeeks(tx: Database, { id, by, now }: Leaving): Promise<void> {
  for (const [monday, colleague] of await listOnCall(tx, onCallWeeks(parisDay(now))))
    if (monday && colleague === id)
      await recordAudit(tx, {
        ...{ staff: by, action: 'staff.off-call', subject: { kind: 'staff', id }, reason: monday, now },
      });
}

/** Hours of the kinds that they give no longer. Someone who books at this moment is waited for, and is told. */
async function releaseAppointmentsOf(
  tx: Database,
  services: Services,
  { id, roles, now }: Leaving,
): Promise<string[]> {
  await lockGiver(tx, id);
  const kinds = kindsFor(roles);
  const host = await findHost(tx, id);
  const patterns = host.patterns.filter(({ kind }) => kinds.includes(kind));
  const absences = roles.length > 0 ? host.absences : [];
  // The address of their calendar was given to them in the role that they had: they make a new one.
  await saveHost(tx, { ...host, patterns, absences, calendar_hash: null });
  const given = await tx
    .select({ id: appointmentSlots.id, kind: appointmentSlots.kind })
    .from(appointmentSlots)
    .where(eq(appointmentSlots.staff_id, id));
  const slots = given.filter(({ kind }) => !kinds.includes(kind)).map((slot) => slot.id);
  await deleteFreeSlots(tx, id, slots);
  const before = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS);
  const booked = (await listAppointmentsOf(tx, id, { from: now, before })).filter(
    ({ state, kind }) => state === 'booked' && !kinds.includes(kind),
  );
  await lockMembers(
    tx,
    booked.map(({ user_id }) => user_id),
  );
  const guests: string[] = [];
  for (const { id: appointment } of booked) {
    const cancelled = await cancelAppointment(
      { ...services, db: tx },
      { id: appointment, by: { staff: id } },
    );
    if (typeof cancelled === 'object') guests.push(cancelled.user_id);
  }
  return guests;
}

/** Their members and their workshops need someone else; the portrait stays until the team takes it down. */
async function releaseCoach(tx: Database, { id, now }: Leaving): Promise<void> {
  const theirs = (await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.staff_id, id))).map(
    (coach) => coach.id,
  );
  if (theirs.length === 0) return;
  await tx.update(coaches).set({ staff_id: null }).where(inArray(coaches.id, theirs));
  await tx.delete(coachAssignments).where(inArray(coachAssignments.coach_id, theirs));
  await tx.delete(workshopLeaders).where(inArray(workshopLeaders.coach_id, theirs));
  await tx
    .update(workshopDates)
    .set({ coach_id: null })
    .where(and(inArray(workshopDates.coach_id, theirs), gt(workshopDates.starts_at, now)));
}
