import type { Services } from '#platform/services.ts';
import { MESSAGE_WAITS, type Newcomer, newcomersPush } from '../texts.ts';
import { deliverPush, PUSH_RETRY } from './shared/deliver-push.ts';
import { findBrowser, forgetSubscription, listBrowsers } from './store.ts';

export const PUSH_QUEUE = 'push';

/** About an unread conversation, or the people of the week. */
export type PushJob = { subscription: string } & ({ contact: string } | { newcomers: Newcomer[] });

/**
 * Sends one push, unless its message was read meanwhile. Deletes a subscription that is gone.
 * @throws if the push service may accept a retry
 */
export async function sendPush(services: Services, job: PushJob): Promise<void> {
  const { db } = services;
  const isMessage = 'contact' in job;
  const browser = await findBrowser(db, job.subscription, isMessage ? job.contact : null);
  if (!browser) return;
  const words = isMessage ? MESSAGE_WAITS : newcomersPush(job.newcomers);
  const topic = isMessage ? 'messages' : 'week';
  if ((await deliverPush(services, browser, { words, topic })) === 'gone')
    await forgetSubscription(db, browser.id);
}

/** Enqueues a push for each browser of a member, in the transaction that marks the week as announced. */
export async function pushNewcomers(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  member: string,
  newcomers: Newcomer[],
): Promise<void> {
  for (const subscription of await listBrowsers(db, member, clock.now())) {
    const job: PushJob = { subscription, newcomers };
    await jobs.send(db, PUSH_QUEUE, job, PUSH_RETRY);
  }
}
