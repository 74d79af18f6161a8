import { forEachApart } from '#platform/for-each-apart.ts';
import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { PUSH_QUEUE, type PushJob, sendPush } from './send-push.ts';
import { PUSH_RETRY } from './shared/deliver-push.ts';
import { claimForMail, listToMail, listToPush } from './store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const QUEUE = 'waiting-messages';
const EVERY_MINUTE = '* * * * *';
/** Maximum per run; the next minute continues. */
const MAILS_AT_ONCE = 2000;
/** Deduplication window, longer than the time in which a message can trigger a push. */
const PUSH_REMEMBERED_SECONDS = 2 * 3600;

/** Notifies absent members of unread messages, once per conversation even after crashes or restarts. */
export async function notifyAbsent(services: Services): Promise<void> {
  await pushWaiting(services);
  const items = await listToMail(services.db, services.clock.now(), MAILS_AT_ONCE);
  await forEachApart(services, { job: QUEUE, items, keyOf: (member) => member }, (member) =>
    mailMember(services, member),
  );
}

/** Sends one mail that names all senders. */
async function mailMember({ db, outbox, clock, secret }: Services, member: string): Promise<void> {
  await db.transaction(async (tx) => {
    const conversations = await claimForMail(tx, member, clock.now());
    const [first] = conversations;
    if (!first) return;
    await outbox.send(tx, {
      template: 'waiting-message',
      to: first.email,
      data: {
        firstNames: conversations.map(({ first_name }) => first_name),
        token: unsubscribeToken(secret, member),
      },
    });
  });
}

/** One push per browser and first unread message: enqueued every minute, deduplicated by the queue. */
async function pushWaiting(services: Services): Promise<void> {
  const { db, jobs, clock } = services;
  const items = await listToPush(db, clock.now());
  type Push = (typeof items)[number];
  const keyOf = ({ subscription, contact }: Push) => `${subscription}:${contact}`;
  await forEachApart(services, { job: QUEUE, items, keyOf }, ({ subscription, contact, since }) => {
    const job: PushJob = { subscription, contact };
    const id = idOfKey(PUSH_QUEUE, subscription, contact, since);
    return jobs.send(db, PUSH_QUEUE, job, { ...PUSH_RETRY, id, deleteAfterSeconds: PUSH_REMEMBERED_SECONDS });
  });
}

/** Every minute, on one node. Tests call `notifyAbsent` directly, with their own clock. */
export async function scheduleWaitingMessages(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work<PushJob>(PUSH_QUEUE, ({ data }) => sendPush(services, data));
  await jobs.work(QUEUE, () => notifyAbsent(services));
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
