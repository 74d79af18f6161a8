import { parisDay } from '#lib/french-date.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { NOTE_ROLES, onCallWeeks } from '../rules.ts';
import { api } from './api.ts';
import { listOnCall } from './audit-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { requireStaff } from './shared/require-staff.ts';
import { listColleaguesWith } from './store.ts';

const onCall = api.onCall.use(requireStaff('moderation', 'admin')).handler(async ({ context }) => {
  const { db, clock, env } = context.services;
  const mondays = onCallWeeks(parisDay(clock.now()));
  const chosen = await listOnCall(db, mondays);
  // Without those who have left, or lost the role since.
  const colleagues = await listColleaguesWith(db, NOTE_ROLES.case);
  const weeks = mondays.map((monday) => {
    const staffId = chosen.get(monday);
    return { monday, colleague: colleagues.find(({ id }) => id === staffId) ?? null };
  });
  return { weeks, colleagues, contacts: env.DANGER_CONTACTS };
});

const chooseOnCall = api.chooseOnCall
  .use(requireStaff('admin'))
  .handler(async ({ context: { services, staff }, input: { id, monday, on }, errors }) => {
    const { db, clock, live } = services;
    const now = clock.now();
    const mayBe = (await listColleaguesWith(db, NOTE_ROLES.case)).some((colleague) => colleague.id === id);
    if (!mayBe || !onCallWeeks(parisDay(now)).includes(monday)) throw errors.NOT_FOUND();
    const subject = { kind: 'staff', id } as const;
    await db.transaction(async (tx) => {
      await lockName(tx, 'on-call');
      const isOn = (await listOnCall(tx, [monday])).get(monday) === id;
      const action = on ? 'staff.on-call' : 'staff.off-call';
      if (isOn !== on) await recordAudit(tx, { staff, action, subject, reason: monday, now });
    });
    live.publishToTeam({ kind: 'desk-changed', part: 'staff' });
    return { done: true };
  });

export const onCallRoutes = { onCall, chooseOnCall };
