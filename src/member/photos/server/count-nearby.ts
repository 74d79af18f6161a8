import type { Services } from '#platform/services.ts';
import { countMembersByCell } from './nearby-store.ts';

const QUEUE = 'members-nearby';
const EVERY_NIGHT = '40 0 * * *';

export async function countNearby({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(countMembersByCell);
}

export async function scheduleNearby(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => countNearby(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
