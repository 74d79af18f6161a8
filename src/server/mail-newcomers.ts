import { weekStart } from '#member/matching/rules.ts';
import { listNewcomers } from '#member/matching/server/compose-selection.ts';
import { firstReason } from '#member/matching/texts.ts';
import { pushNewcomers } from '#member/notifications/server/send-push.ts';
import { claimForWeeklyMail, listDueWeekly } from '#member/notifications/server/store.ts';
import { weeklyUnsubscribeToken } from '#member/notifications/server/unsubscribe-token.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';

const QUEUE = 'new-people';
/** From the start of the new week on; each member is notified once. */
const THURSDAY_EVENING = '0 18-21 * * 4';
const AT_ONCE = 100;

/** Notifies members who opted in, by mail and push, of newcomers in their selection; at most once a week. */
export async function mailNewcomers(services: Services): Promise<void> {
  const now = services.clock.now();
  const items = listDueWeekly(services.db, weekStart(now), AT_ONCE);
  await forEachApart(services, { job: QUEUE, items, keyOf: (member) => member }, (member) =>
    notifyMember(services, member, now),
  );
}

/** Composes the selection before it writes, so that no request waits behind a long transaction. */
async function notifyMember(services: Services, id: string, now: Date): Promise<void> {
  const { db, outbox, secret } = services;
  const people = await listNewcomers(db, id, now);
  const newcomers = people.map(({ firstName, reasons }) => ({ firstName, reason: firstReason(reasons) }));
  await db.transaction(async (tx) => {
    const email = await claimForWeeklyMail(tx, id, weekStart(now), now);
    if (email === undefined || newcomers.length === 0) return;
    const data = { token: weeklyUnsubscribeToken(secret, id), newcomers };
    await outbox.send(tx, { template: 'new-people', to: email, data });
    await pushNewcomers({ ...services, db: tx }, id, newcomers);
  });
}

export async function scheduleTellingNewcomers(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => mailNewcomers(services));
  await services.jobs.schedule(QUEUE, THURSDAY_EVENING);
}
