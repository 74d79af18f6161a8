import { kindsFor, type StaffRole } from '#desk/staff/rules.ts';
import { clearFreeSlots } from '#desk/staff/server/shared/clear-free-slots.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { HORIZON_DAYS } from '#member/appointments/rules.ts';
import { findHost, type StoredHost, saveHost } from '#member/appointments/server/host-store.ts';
import { publishSlots } from '#member/appointments/server/shared/publish-slots.ts';
import { listFreeSlotsOf, lockGiver } from '#member/appointments/server/slot-store.ts';
import { lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { momentsOfPattern } from '../rules.ts';
import { listHosts } from './store.ts';

const QUEUE = 'appointment-patterns';
/** After the job that writes the next workshop dates (03:40). */
const EVERY_NIGHT = '50 3 * * *';

type Host = { id: string; firstName: string; roles: readonly StaffRole[] };

/** Saves a colleague's availability, and opens the days now within reach; a removed slot stays removed. */
export async function changeHost(
  tx: Database,
  staff: Host,
  changes: Partial<StoredHost>,
  now: Date,
): Promise<void> {
  await lockTeam(tx);
  await lockGiver(tx, staff.id);
  const host = { ...(await findHost(tx, staff.id)), ...changes };
  const until = addDays(parisDay(now), HORIZON_DAYS);
  const buffer = host.buffer_minutes;
  const patterns = host.patterns.filter(({ kind }) => kindsFor(staff.roles).includes(kind));
  for (const pattern of patterns) {
    const moments = momentsOfPattern(pattern, until, buffer);
    await publishSlots(tx, staff, { kind: pattern.kind, moments, buffer }, now);
  }
  await saveHost(tx, { ...host, patterns: patterns.map((one) => ({ ...one, openedUntil: until })) });
}

/**
 * Removes free slots that collide with new workshop dates, then opens the days within reach, for colleagues with an
 * active account.
 */
export async function openPatterns(services: Services): Promise<void> {
  const { db, clock, live } = services;
  const hosts = await listHosts(db);
  const free = await listFreeSlotsOf(db, { from: clock.now() });
  const items = new Set([...hosts.map(({ id }) => id), ...free.map(({ staff_id }) => staff_id)]);
  await forEachApart(services, { job: QUEUE, items, keyOf: (id) => id }, (id) =>
    db.transaction(async (tx) => {
      await clearFreeSlots(tx, services, id);
      const host = hosts.find((one) => one.id === id);
      if (host) await changeHost(tx, host, {}, clock.now());
    }),
  );
  live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
}

export async function schedulePatterns(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => openPatterns(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
