import { findAddress } from '#features/accounts/server/store.ts';
import { listOverdueSuspensions } from '#features/accounts/standing/server/store.ts';
import type { Services } from '#platform/services.ts';
import { endMeasure, reopenAccount } from './shared/take-measure.ts';

const QUEUE = 'suspensions';
const EVERY_MINUTE = '* * * * *';

/** Shows again whoever’s suspension has ended by the clock, and tells them. Done twice, it does nothing more. */
export async function liftSuspensions(services: Services): Promise<void> {
  const { db, clock, outbox } = services;
  const now = clock.now();
  for (const suspension of await listOverdueSuspensions(db, now)) {
    const measure = await db.transaction(async (tx) => {
      const lifted = await reopenAccount(tx, services, suspension, now);
      const to = lifted.reopened && (await findAddress(tx, suspension.member));
      if (to) await outbox.send(tx, { template: 'suspension-ended', to, data: {} });
      return lifted;
    });
    endMeasure(services, measure);
  }
}

export async function scheduleSuspensions(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work(QUEUE, () => liftSuspensions(services));
  // Tests move their clock themselves, and call it themselves.
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
