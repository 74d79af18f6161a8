import { DAY_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import { ACTIVE_DAYS } from '../rules.ts';
import { countVerifiedByCell } from './nearby-store.ts';

const QUEUE = 'verified-nearby';
const EVERY_NIGHT = '40 0 * * *';

export async function countNearby({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - ACTIVE_DAYS * DAY_MS);
  await db.transaction((tx) => countVerifiedByCell(tx, since));
}

export async function scheduleNearby(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => countNearby(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
