import { recomputeStanding } from '#mechanisms/decisions/server/shared/standing.ts';
import { listOverdueSuspensions } from '#mechanisms/decisions/server/standing-store.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { applyStandingChange, lockSubject, publishStanding } from './shared/apply-standing-change.ts';

const QUEUE = 'suspensions';
const EVERY_MINUTE = '* * * * *';

/** Reactivates members whose suspension has expired, and mails them. Idempotent. */
export async function liftSuspensions(services: Services): Promise<void> {
  const { db, clock, outbox } = services;
  const now = clock.now();
  const items = await listOverdueSuspensions(db, now);
  await forEachApart(services, { job: QUEUE, items, keyOf: (member) => member }, async (member) => {
    const aftermath = await db.transaction(async (tx) => {
      const contacts = await lockSubject(tx, member);
      if (!contacts) return undefined;
      const change = await recomputeStanding(tx, services, member, now);
      // Another node may have lifted it meanwhile.
      const to = change.before && !change.after && (await findMailAddress(tx, member));
      if (to) await outbox.send(tx, { template: 'suspension-ended', to, data: {} });
      return applyStandingChange(tx, services, change, { contacts, now });
    });
    if (aftermath) publishStanding(services, aftermath);
  });
}

export async function scheduleSuspensions(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work(QUEUE, () => liftSuspensions(services));
  // Tests call it directly, with their own clock.
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
