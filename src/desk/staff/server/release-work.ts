import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { HORIZON_DAYS } from '#member/appointments/rules.ts';
import { findHost, saveHost } from '#member/appointments/server/host-store.ts';
import { cancelAppointment } from '#member/appointments/server/shared/change-booked.ts';
import { deleteFreeSlots, lockGiver } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { audiencesOf, hasRole, kindsFor, NOTE_ROLES, onCallWeeks, type StaffRole } from '../rules.ts';
import { listOnCall } from './audit-store.ts';
import {
  listGivenSlots,
  releaseCases,
  releaseCoach,
  releaseQuestions,
  releaseThreads,
} from './release-store.ts';
import { recordAudit } from './shared/record-audit.ts';

type Leaving = {
  id: string;
  by: { id: string };
  /** Those that remain; none when the account is closed. */
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
  await releaseThreads(tx, id, audiencesOf(roles));
  if (!hasRole(roles, NOTE_ROLES.case)) {
    await releaseCases(tx, id);
    await releaseWeeks(tx, leaving);
  }
  if (!hasRole(roles, [...NOTE_ROLES.case, ...NOTE_ROLES.pair])) await releaseQuestions(tx, id);
  const guests = await releaseAppointmentsOf(tx, services, leaving);
  if (!roles.includes('coach')) await releaseCoach(tx, id, leaving.now);
  return guests;
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
  const given = await listGivenSlots(tx, id);
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
