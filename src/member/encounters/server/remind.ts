import { LONGEST_NOTICE_MS } from '#mechanisms/plans/rules.ts';
import type { Services } from '#platform/services.ts';
import { dateReminder } from '../rules.ts';
import { remindBoth } from './shared/notify.ts';
import { listAgreedBetween } from './store.ts';

const QUEUE = 'date-reminders';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/**
 * Tells both that their date comes near. Nothing is planned per date: what is due is read each time, so that a date
 * that was moved or cancelled leaves no wrong reminder behind. Run again, it tells nobody twice.
 */
export async function remindOfDates({ db, clock, env, outbox }: Services): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + LONGEST_NOTICE_MS);
  for (const date of await listAgreedBetween(db, now, until)) {
    const agreedAt = date.agreed_at ?? now;
    const kind = dateReminder({ agreedAt, settledAt: date.changed_at }, now);
    if (kind !== 'none') await remindBoth({ env, outbox, tx: db }, date, kind);
  }
}

/** By one node only. */
export async function scheduleDateReminders(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => remindOfDates(services));
  await services.jobs.schedule(QUEUE, EVERY_TEN_MINUTES);
}
