import { listNewcomers } from '#member/matching/server/compose-selection.ts';
import { firstReason } from '#member/matching/texts.ts';
import { pushNewcomers } from '#member/notifications/server/push-newcomers.ts';
import { listDueWeekly, takeToWeeklyMail } from '#member/notifications/server/store.ts';
import { weeklyUnsubscribeToken } from '#member/notifications/server/unsubscribe-token.ts';
import type { Newcomer } from '#member/notifications/texts.ts';
import { weekStart } from '#member/rhythm/rules.ts';
import type { Services } from '#platform/services.ts';

const QUEUE = 'new-people';
/** From the hour of the new week on; each member is told once. */
const THURSDAY_EVENING = '0 18-21 * * 4';
const AT_ONCE = 100;

/**
 * Tells members who asked for it, by mail and on their devices, of the people who came into their selection; at most
 * once a week.
 */
export async function tellNewcomers(services: Services): Promise<void> {
  while ((await tellSome(services)) === AT_ONCE);
}

/** Composes selections before it writes, so that no request waits behind a long transaction. */
async function tellSome(services: Services): Promise<number> {
  const { db, clock, outbox, secret } = services;
  const now = clock.now();
  const since = weekStart(now);
  const due = await listDueWeekly(db, since, AT_ONCE);
  const newcomersOf = new Map<string, Newcomer[]>();
  for (const id of due) {
    const people = await listNewcomers(db, id, now);
    const newcomers = people.map(({ firstName, reasons }) => ({ firstName, reason: firstReason(reasons) }));
    if (newcomers.length > 0) newcomersOf.set(id, newcomers);
  }
  await db.transaction(async (tx) => {
    for (const { id, email } of await takeToWeeklyMail(tx, due, since, now)) {
      const newcomers = newcomersOf.get(id);
      if (!newcomers) continue;
      const data = { token: weeklyUnsubscribeToken(secret, id), newcomers };
      await outbox.send(tx, { template: 'new-people', to: email, data });
      await pushNewcomers({ ...services, db: tx }, id, newcomers);
    }
  });
  return due.length;
}

export async function scheduleTellingNewcomers(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => tellNewcomers(services));
  await services.jobs.schedule(QUEUE, THURSDAY_EVENING);
}
