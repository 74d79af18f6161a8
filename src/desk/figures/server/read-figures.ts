import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { listQueueStates } from '#platform/jobs.ts';
import { keptFor } from '#platform/kept-for.ts';
import { MAIL_QUEUE } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import type { Figures } from '../contract.ts';
import { type DailyFigure, median, shareOf, sum, unlessFew, valuesByWeek, weeksUntil } from '../rules.ts';
import { countSteps, findLastDay, listDailyFigures } from './store.ts';

type Parts = Pick<Services, 'db' | 'clock'>;

export async function readFigures({ db, clock }: Parts): Promise<Figures> {
  const weeks = weeksUntil(parisDay(clock.now()));
  const since = weeks[0] ?? '';
  const [rows, steps, until, queues] = await Promise.all([
    listDailyFigures(db, since),
    countSteps(db, since),
    findLastDay(db),
    listQueueStates(db),
  ]);
  const by = (name: DailyFigure) => valuesByWeek(rows, name, weeks);
  const sums = (name: DailyFigure) => by(name).map(sum);
  const members = (name: DailyFigure) => sums(name).map(unlessFew);
  const shares = (part: DailyFigure, whole: DailyFigure) => {
    const parts = sums(part);
    return sums(whole).map((all, week) => shareOf(parts[week] ?? 0, all));
  };
  const medians = (name: DailyFigure) =>
    by(name).map((days) => {
      const middle = median(days);
      return middle === null ? null : Math.round(middle);
    });
  const shown = rows.find(({ day, name }) => day === until && name === 'members-shown');
  const mails = queues.find(({ queue }) => queue === MAIL_QUEUE);
  return {
    until: until ?? null,
    weeks,
    funnel: MEASURED_STEPS.map((step) => ({
      step,
      count: unlessFew(steps.find((one) => one.step === step)?.count ?? 0),
    })),
    weekly: {
      active: members('members-active'),
      renewed: members('selections-renewed'),
      opened: members('conversations-opened'),
      answeredShare: shares('conversations-answered', 'conversations-opened'),
      proposed: members('dates-proposed'),
      agreed: members('dates-agreed'),
      agreedShare: shares('dates-agreed', 'conversations-opened'),
      held: members('meetings-held'),
      insults: members('insults-sent'),
      seatsShare: shares('seats-taken', 'seats-offered'),
      supportMinutes: medians('support-minutes'),
      moderationMinutes: medians('moderation-minutes'),
      errors: sums('errors'),
    },
    now: {
      shown: shown ? unlessFew(shown.value) : null,
      mailsWaiting: mails?.waiting ?? 0,
      mailsFailed: mails?.failed ?? 0,
    },
  };
}

/** Cached for a minute. */
export function cacheFigures(): (services: Parts) => Promise<Figures> {
  return keptFor(MINUTE_MS, readFigures);
}
