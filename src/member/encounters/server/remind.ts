import { LONGEST_NOTICE_MS } from '#mechanisms/calendar/rules.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { remindOne } from './shared/notify.ts';
import { listAgreedBetween, lockEncounter } from './store.ts';

const QUEUE = 'date-reminders';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/**
 * Reminds both members of upcoming dates. Reads the current dates on each run, so moved and cancelled ones trigger no
 * wrong reminder. Idempotent.
 */
export async function remindOfDates(services: Services): Promise<void> {
  const { db, clock, env, outbox } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + LONGEST_NOTICE_MS);
  const dates = await listAgreedBetween(db, now, until);
  const items = dates.flatMap(({ id, proposer_id, invited_id }) =>
    [proposer_id, invited_id].map((member) => ({ id, member })),
  );
  const keyOf = ({ id, member }: (typeof items)[number]) => `${id}:${member}`;
  await forEachApart(services, { job: QUEUE, items, keyOf }, ({ id, member }) =>
    db.transaction(async (tx) => {
      // It may have been cancelled or moved since the list was read.
      const date = await lockEncounter(tx, id);
      if (date) await remindOne({ env, outbox, tx }, date, member, now);
    }),
  );
}

/** Schedules the reminders on one node only. */
export async function scheduleDateReminders(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => remindOfDates(services));
  await services.jobs.schedule(QUEUE, EVERY_TEN_MINUTES);
}
