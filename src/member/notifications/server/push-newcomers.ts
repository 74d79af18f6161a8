import type { Services } from '#platform/services.ts';
import type { Newcomer } from '../texts.ts';
import { PUSH_QUEUE, type PushJob } from './send-push.ts';
import { PUSH_RETRY } from './shared/deliver-push.ts';
import { listBrowsers } from './store.ts';

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
