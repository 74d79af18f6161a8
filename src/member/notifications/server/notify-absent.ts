import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { type PushJob, sendPush } from './send-push.ts';
import { listToPush, takeToMail } from './store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const QUEUE = 'waiting-messages';
const EVERY_MINUTE = '* * * * *';
const PUSH_QUEUE = 'push';
const MAILS_AT_ONCE = 200;
/** A push that was sent is remembered for longer than a message can give rise to one. */
const PUSH_REMEMBERED_SECONDS = 2 * 3600;
const PUSH_RETRY = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 };

/** Tells members who are away that messages wait: whatever happens in between, once per conversation. */
export async function notifyAbsent(services: Services): Promise<void> {
  await pushWaiting(services);
  while ((await mailWaiting(services)) === MAILS_AT_ONCE);
}

/** One mail per member, naming everyone who wrote. @returns how many conversations were looked at */
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

/** One push per browser and first unread message: asked again every minute, the queue takes it once. */
async function pushWaiting({ db, jobs, clock }: Services): Promise<void> {
  for (const { subscription, contact, since } of await listToPush(db, clock.now())) {
    const job: PushJob = { subscription, contact };
    const id = idOfKey(PUSH_QUEUE, subscription, contact, since);
    await jobs.send(db, PUSH_QUEUE, job, { ...PUSH_RETRY, id, deleteAfterSeconds: PUSH_REMEMBERED_SECONDS });
  }
}

/** Has it done every minute, by one node only. Tests move their clock themselves, and call it themselves. */
export async function scheduleWaitingMessages(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work<PushJob>(PUSH_QUEUE, ({ data }) => sendPush(services, data));
  await jobs.work(QUEUE, () => notifyAbsent(services));
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
