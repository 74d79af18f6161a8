import { NOTE_ROLES, onCallWeeks } from '#desk/staff/rules.ts';
import { listOnCall } from '#desk/staff/server/audit-store.ts';
import { listColleaguesWith } from '#desk/staff/server/store.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { listDangersSince } from './queue-store.ts';

const QUEUE = 'dangers-on-call';
const EVERY_MINUTE = '* * * * *';

/**
 * Mails each danger of the last day to the colleague on call, once. When nobody is on call, every moderator and admin
 * gets it. Idempotent: the outbox refuses a second mail with the same key.
 */
export async function tellOnCall(services: Services): Promise<void> {
  const { db, clock, outbox } = services;
  const now = clock.now();
  const dangers = await listDangersSince(db, new Date(now.getTime() - DAY_MS));
  if (dangers.length === 0) return;
  const recipients = await listRecipients(db, now);
  await forEachApart(services, { job: QUEUE, items: dangers, keyOf: ({ id }) => id }, (danger) =>
    db.transaction(async (tx) => {
      const at = danger.created_at.toISOString();
      const mail = { template: 'danger-on-call', data: { id: danger.id, at } } as const;
      for (const { email } of recipients)
        await outbox.send(tx, { ...mail, to: email, key: `${danger.id} ${at}` });
    }),
  );
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
  await jobs.work(QUEUE, () => tellOnCall(services));
  // Tests call it themselves, with their own clock.
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_MINUTE);
}
