import { NOTE_ROLES, onCallWeeks } from '#desk/staff/rules.ts';
import { listOnCall } from '#desk/staff/server/audit-store.ts';
import { findStaffBrowser, forgetStaffBrowser, listStaffBrowsers } from '#desk/staff/server/push-store.ts';
import { listColleaguesWith } from '#desk/staff/server/store.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { deliverPush, PUSH_RETRY } from '#member/notifications/server/shared/deliver-push.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { DANGER_WAITS } from '../texts.ts';
import { listDangersSince } from './case-store.ts';

const QUEUE = 'dangers-on-call';
const EVERY_MINUTE = '* * * * *';
const DAY_SECONDS = DAY_MS / 1000;

const PUSH_QUEUE = 'danger-pushes';
type PushJob = { browser: string };

/**
 * Mails each danger of the last day to the colleague on call, once, and pushes it to their chosen browsers. When the
 * week has no colleague on call, every moderator and admin gets both. Idempotent: a repeated mail or push reuses its
 * key.
 */
export async function notifyOnCall(services: Services): Promise<void> {
  const { db, clock, outbox, jobs } = services;
  const now = clock.now();
  const dangers = await listDangersSince(db, new Date(now.getTime() - DAY_MS));
  if (dangers.length === 0) return;
  const recipients = await listRecipients(db, now);
  await forEachApart(services, { job: QUEUE, items: dangers, keyOf: ({ id }) => id }, (danger) =>
    db.transaction(async (tx) => {
      const at = danger.created_at.toISOString();
      const mail = { template: 'danger-on-call', data: { id: danger.id, at } } as const;
      for (const { id, email } of recipients) {
        await outbox.send(tx, { ...mail, to: email, key: `${danger.id} ${at}` });
        for (const browser of await listStaffBrowsers(tx, id)) {
          const job: PushJob = { browser };
          const once = {
            id: idOfKey(PUSH_QUEUE, browser, danger.id, at),
            deleteAfterSeconds: 2 * DAY_SECONDS,
          };
          await jobs.send(tx, PUSH_QUEUE, job, { ...PUSH_RETRY, ...once });
        }
      }
    }),
  );
}

/** Contains no name and no content: other people may read a locked screen. */
async function pushDanger(services: Services, { browser: id }: PushJob): Promise<void> {
  const browser = await findStaffBrowser(services.db, id);
  if (!browser) return;
  const told = await deliverPush(services, browser, {
    words: DANGER_WAITS,
    topic: 'danger',
    urgency: 'high',
  });
  if (told === 'gone') await forgetStaffBrowser(services.db, id);
}

async function listRecipients(db: Database, now: Date) {
  const [monday = ''] = onCallWeeks(parisDay(now));
  const onCall = (await listOnCall(db, [monday])).get(monday);
  const colleagues = await listColleaguesWith(db, NOTE_ROLES.case);
  const chosen = colleagues.filter(({ id }) => id === onCall);
  return chosen.length > 0 ? chosen : colleagues;
}

export async function scheduleDangers(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work<PushJob>(PUSH_QUEUE, ({ data }) => pushDanger(services, data));
  await jobs.work(QUEUE, () => notifyOnCall(services));
  // Tests call it directly, with their own clock.
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
