import { countNewFaces } from '#member/matching/server/compose-selection.ts';
import { listDueWeekly, takeToWeeklyMail } from '#member/notifications/server/store.ts';
import { weeklyUnsubscribeToken } from '#member/notifications/server/unsubscribe-token.ts';
import { weekStart } from '#member/rhythm/rules.ts';
import type { Services } from '#platform/services.ts';

const QUEUE = 'new-people';
/** From the hour of the new week on; each member is told once. */
const THURSDAY_EVENING = '0 18-21 * * 4';
const AT_ONCE = 100;

/** Tells subscribed members of new people in their selection, at most once a week. */
export async function mailNewPeople(services: Services): Promise<void> {
  while ((await mailSome(services)) === AT_ONCE);
}

/** Reads before it writes, so that no request waits behind a long transaction. */
async function mailSome({ db, clock, outbox, secret }: Services): Promise<number> {
  const now = clock.now();
  const since = weekStart(now);
  const due = await listDueWeekly(db, since, AT_ONCE);
  const withNews = new Set<string>();
  for (const id of due) if ((await countNewFaces(db, id, now)) > 0) withNews.add(id);
  await db.transaction(async (tx) => {
    for (const { id, email } of await takeToWeeklyMail(tx, due, since, now)) {
      if (!withNews.has(id)) continue;
      const data = { token: weeklyUnsubscribeToken(secret, id) };
      await outbox.send(tx, { template: 'new-people', to: email, data });
    }
  });
  return due.length;
}

export async function scheduleNewPeopleMails(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => mailNewPeople(services));
  await services.jobs.schedule(QUEUE, THURSDAY_EVENING);
}
