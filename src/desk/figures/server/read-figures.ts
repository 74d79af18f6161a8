import { MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { remembering } from '#lib/remembering.ts';
import { listQueueStates } from '#platform/jobs.ts';
import { keptFor } from '#platform/kept-for.ts';
import { MAIL_QUEUE } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import type { Figures } from '../contract.ts';
import { type AskedSpan, figuresOf, unlessFew, weeksBefore, weeksOf } from '../rules.ts';
import { findLast, listDailyFigures } from './store.ts';

type Parts = Pick<Services, 'db' | 'clock'>;

export async function readFigures({ db, clock }: Parts, asked: AskedSpan = {}): Promise<Figures> {
  const today = parisDay(clock.now());
  const weeks = weeksOf(asked, today);
  const earlier = weeksBefore(weeks, today);
  const since = earlier[0] ?? weeks[0] ?? today;
  const [rows, last, queues] = await Promise.all([
    listDailyFigures(db, { since, until: addDays(weeks.at(-1) ?? today, 6) }),
    findLast(db, ['members-shown']),
    listQueueStates(db),
  ]);
  const isCounted = rows.some(({ day }) => day < addDays(since, 7));
  const mails = queues.find(({ queue }) => queue === MAIL_QUEUE);
  return {
    ...figuresOf(rows, weeks),
    until: last?.day ?? null,
    before: earlier.length > 0 && isCounted ? figuresOf(rows, earlier) : null,
    now: {
      shown: last ? unlessFew(last.value) : null,
      mailsWaiting: mails?.waiting ?? 0,
      mailsFailed: mails?.failed ?? 0,
    },
  };
}

/** Each span is cached for a minute, and a bounded number of them. */
export function cacheFigures(): (services: Parts, asked: AskedSpan) => Promise<Figures> {
  const readerOf = remembering((span: string) => {
    const [from, to] = span.split('/');
    return keptFor(MINUTE_MS, (parts) =>
      readFigures(parts, { from: from || undefined, to: to || undefined }),
    );
  });
  return (parts, { from = '', to = '' }) => readerOf(`${from}/${to}`)(parts);
}
