import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { PUSH_QUEUE, PUSH_RETRY, type PushJob, sendPush } from './send-push.ts';
import { listToPush, takeToMail } from './store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const QUEUE = 'waiting-messages';
const EVERY_MINUTE = '* * * * *';
const MAILS_AT_ONCE = 200;
/** Deduplication window, longer than a message can trigger a push. */
const PUSH_REMEMBERED_SECONDS = 2 * 3600;

/** Notifies absent members of unread messages, once per conversation even after crashes or restarts. */
export async function notifyAbsent(services: Services): Promise<void> {
  await pushWaiting(services);
  while ((await mailWaiting(services)) >= MAILS_AT_ONCE);
}

/** One mail per member, naming all senders. @returns how many conversations were processed */
async function mailWaiting({ db, outbox, clock, secret }: Services): Promise<number> {
  return db.transaction(async (tx) => {
    const { taken, told } = await takeToMail(tx, clock.now(), MAILS_AT_ONCE);
    const byMember = Map.groupBy(told, ({ user_id }) => user_id);
    for (const [member, conversations] of byMember) {
      const [first] = conversations;
      if (!first) continue;
      await outbox.send(tx, {
        template: 'waiting-message',
        to: first.email,
        data: {
          firstNames: conversations.map(({ first_name }) => first_name),
          token: unsubscribeToken(secret, member),
        },
      });
    }
    return taken;
  });
}

/** One push per browser and first unread message: enqueued every minute, deduplicated by the queue. */
async function pushWaiting({ db, jobs, clock }: Services): Promise<void> {
  for (const { subscription, contact, since } of await listToPush(db, clock.now())) {
    const job: PushJob = { subscription, contact };
    const id = idOfKey(PUSH_QUEUE, subscription, contact, since);
    await jobs.send(db, PUSH_QUEUE, job, { ...PUSH_RETRY, id, deleteAfterSeconds: PUSH_REMEMBERED_SECONDS });
  }
}

/** Every minute, on one node. Tests call `notifyAbsent` themselves, with their own clock. */
export async function scheduleWaitingMessages(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work<PushJob>(PUSH_QUEUE, ({ data }) => sendPush(services, data));
  await jobs.work(QUEUE, () => notifyAbsent(services));
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
