import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { COACH_MAIL_AFTER_MINUTES, COACH_MAIL_WITHIN_DAYS } from '../rules.ts';
import { listUnreadPairs } from './store.ts';

const QUEUE = 'coach-mails';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Mails readers about messages that have stayed unread for a while, once per unread batch. Idempotent. */
export async function mailWaitingCoachMessages(services: Services): Promise<void> {
  const { db, clock, outbox } = services;
  const now = clock.now().getTime();
  const window = {
    after: new Date(now - COACH_MAIL_WITHIN_DAYS * DAY_MS),
    before: new Date(now - COACH_MAIL_AFTER_MINUTES * MINUTE_MS),
  };
  const items = await listUnreadPairs(db, window);
  await forEachApart(
    services,
    { job: QUEUE, items, keyOf: ({ first }) => String(first) },
    async (waiting) => {
      const key = String(waiting.first);
      if (waiting.side === 'coach') {
        const data = { coachName: waiting.coachName };
        await outbox.send(db, { template: 'coach-wrote', to: waiting.memberEmail, data, key });
      } else {
        const data = { firstName: waiting.memberName, memberId: waiting.member };
        await outbox.send(db, { template: 'member-wrote-to-coach', to: waiting.coachEmail, data, key });
      }
    },
  );
}

/** Schedules the mails on one node only. Tests call the job directly. */
export async function scheduleCoachMails(services: Services): Promise<void> {
  const { jobs, env } = services;
  await jobs.work(QUEUE, () => mailWaitingCoachMessages(services));
  if (env.NODE_ENV !== 'test') await jobs.schedule(QUEUE, EVERY_FIVE_MINUTES);
}
