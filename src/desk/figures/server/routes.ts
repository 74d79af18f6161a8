import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { listQueueStates } from '#platform/jobs.ts';
import { MAIL_QUEUE } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { deskFiguresContract, type Figures } from '../contract.ts';
import { type AskedSpan, figuresOf, unlessFew, weeksBefore, weeksOf } from '../rules.ts';
import { findLast, listDailyFigures } from './store.ts';

const api = implementContract(deskFiguresContract);

/** Open to all staff, since it identifies no member. */
const read = api.read
  .use(requireStaff(...STAFF_ROLES))
  .handler(({ context, input }) => readFigures(context.services, input));

export const deskFiguresRoutes = { read };

type Parts = Pick<Services, 'db' | 'clock'>;

export async function readFigures({ db, clock }: Parts, asked: AskedSpan = {}): Promise<Figures> {
  const today = parisDay(clock.now());
  const weeks = weeksOf(asked, today);
  const earlier = weeksBefore(weeks, today);
  const since = earlier[0] ?? weeks[0] ?? today;
  const [rows, last, queues] = await Promise.all([
    listDailyFigures(db, { since, until: addDays(weeks.at(-1) ?? today, 6) }),
    findLast(db, 'members-shown'),
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
