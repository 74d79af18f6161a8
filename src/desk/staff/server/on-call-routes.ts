import { parisDay } from '#lib/french-date.ts';
import { onCallWeeks } from '../rules.ts';
import { api } from './api.ts';
import { listOnCall } from './audit-store.ts';
import { listReaders } from './note-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';

const onCall = api.onCall.use(requireStaff('moderation', 'admin')).handler(async ({ context }) => {
  const { db, clock, env } = context.services;
  const mondays = onCallWeeks(parisDay(clock.now()));
  const chosen = await listOnCall(db, mondays);
  // Without those who have left, or lost the role since.
  const colleagues = await listReaders(db, 'case');
  const weeks = mondays.map((monday) => {
    const staffId = chosen.find((week) => week.monday === monday)?.staffId;
    return { monday, colleague: colleagues.find(({ id }) => id === staffId) ?? null };
  });
  return { weeks, colleagues, contacts: env.DANGER_CONTACTS };
});

const chooseOnCall = api.chooseOnCall
  .use(requireStaff('admin'))
  .handler(async ({ context: { services, staff }, input: { id, monday }, errors }) => {
    const { db, clock, live } = services;
    const now = clock.now();
    const mayBe = (await listReaders(db, 'case')).some((colleague) => colleague.id === id);
    if (!mayBe || !onCallWeeks(parisDay(now)).includes(monday)) throw errors.NOT_FOUND();
    const subject = { kind: 'staff', id } as const;
    if ((await listOnCall(db, [monday]))[0]?.staffId !== id)
      await recordAudit(db, { staff, action: 'staff.on-call', subject, reason: monday, now });
    live.publishToTeam({ kind: 'desk-changed', part: 'staff' });
    return { done: true };
  });

export const onCallRoutes = { onCall, chooseOnCall };
