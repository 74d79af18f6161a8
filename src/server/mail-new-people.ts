import { takeToWeeklyMail } from '#features/conversations/notifications/server/store.ts';
import { weeklyUnsubscribeToken } from '#features/conversations/notifications/server/unsubscribe-token.ts';
import { weekStart } from '#features/matching/rhythm/rules.ts';
import { countNewFaces } from '#features/matching/server/compose-selection.ts';
import type { Services } from '#platform/services.ts';

const QUEUE = 'new-people';
/** From the hour of the new week on; whoever was told is not told again. */
const THURSDAY_EVENING = '0 18-21 * * 4';
const AT_ONCE = 100;

/** Tells who asked for it that new people stand in their selection, once a week and only when it is so. */
export async function mailNewPeople(services: Services): Promise<void> {
  while ((await mailSome(services)) === AT_ONCE);
}

async function mailSome({ db, clock, outbox, secret }: Services): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const members = await takeToWeeklyMail(tx, weekStart(now), now, AT_ONCE);
    for (const { id, email } of members) {
      if ((await countNewFaces(tx, id, now)) === 0) continue;
      const data = { token: weeklyUnsubscribeToken(secret, id) };
      await outbox.send(tx, { template: 'new-people', to: email, data });
    }
    return members.length;
  });
}

export async function scheduleNewPeopleMails(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => mailNewPeople(services));
  await services.jobs.schedule(QUEUE, THURSDAY_EVENING);
}
