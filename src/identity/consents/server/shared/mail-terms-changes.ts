import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import { pagesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import {
  listToTell,
  listUpcoming,
  lockChange,
  markCancellationNotified,
  markNotified,
} from '../terms-store.ts';

const QUEUE = 'terms-change';
/** Also notifies members who have signed up since. */
const EVERY_NIGHT = '40 5 * * *';
const RETRY = { retryLimit: 5, retryDelay: 60, retryBackoff: true };
const AT_ONCE = 200;

type Deps = WalkServices & Pick<Services, 'outbox'>;

/**
 * Mails every member about announced changes of the terms, once each; after a cancellation, mails the members already
 * notified. An interrupted run resumes where it stopped: each recipient is recorded with the mail.
 */
export async function mailTermsChanges(deps: Deps): Promise<void> {
  const today = parisDay(deps.clock.now());
  for (const id of await listUpcoming(deps.db, today))
    for await (const page of pagesOfMembers(deps.db, AT_ONCE)) {
      const items = await listToTell(deps.db, id, page);
      await forEachApart(deps, { job: QUEUE, items, keyOf: (member) => `${id}:${member}` }, (member) =>
        notifyMember(deps, id, member),
      );
    }
}

async function notifyMember({ db, outbox, clock }: Deps, id: string, member: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Read again: it may have been cancelled since the run started.
    const change = await lockChange(tx, id);
    if (!change) return;
    const { in_force: inForce, changes } = change;
    if (change.cancelled_at)
      for (const { email } of await markCancellationNotified(tx, id, member, now))
        await outbox.send(tx, { template: 'terms-change-cancelled', to: email, data: { inForce } });
    else
      for (const { email } of await markNotified(tx, id, member, now))
        await outbox.send(tx, { template: 'terms-change', to: email, data: { inForce, changes } });
  });
}

/** Enqueues a run, in the transaction of an announcement or a cancellation. */
export async function enqueueTermsMails(tx: Database, { jobs }: Pick<Services, 'jobs'>): Promise<void> {
  await jobs.send(tx, QUEUE, {}, RETRY);
}

export async function scheduleTermsMails(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => mailTermsChanges(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
