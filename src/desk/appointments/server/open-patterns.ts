import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { HORIZON_DAYS } from '#member/appointments/rules.ts';
import { type StoredHost, saveHost } from '#member/appointments/server/host-store.ts';
import { giveSlots } from '#member/appointments/server/shared/give-slots.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { kindsFor, momentsOfPattern } from '../rules.ts';
import { listHosts } from './store.ts';

const QUEUE = 'appointment-patterns';
const EVERY_NIGHT = '40 3 * * *';

/** Saves how someone receives, and opens the days that came into sight: a slot that was taken back stays so. */
export async function saveAndOpen(
  tx: Database,
  firstName: string,
  host: StoredHost,
  now: Date,
): Promise<void> {
  const until = addDays(parisDay(now), HORIZON_DAYS);
  const { staff_id: id, buffer_minutes: buffer } = host;
  for (const pattern of host.patterns) {
    const moments = momentsOfPattern(pattern, until, buffer);
    await giveSlots(tx, { id, firstName }, { kind: pattern.kind, moments, buffer }, now);
  }
  await saveHost(tx, { ...host, patterns: host.patterns.map((one) => ({ ...one, openedUntil: until })) });
}

/** Of colleagues who still have their account and the role for it. */
export async function openPatterns({ db, clock, live }: Services): Promise<void> {
  for (const { firstName, roles, host } of await listHosts(db)) {
    const patterns = host.patterns.filter(({ kind }) => kindsFor(roles).includes(kind));
    await db.transaction((tx) => saveAndOpen(tx, firstName, { ...host, patterns }, clock.now()));
  }
  live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
}

export async function schedulePatterns(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => openPatterns(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
