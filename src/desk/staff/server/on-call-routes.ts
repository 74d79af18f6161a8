import { parisDay } from '#lib/french-date.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { NOTE_ROLES, onCallWeeks } from '../rules.ts';
import { api } from './api.ts';
import { listOnCall } from './audit-store.ts';
import { auditBy } from './shared/record-audit.ts';
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
  .handler(async ({ context, input: { id, monday, on }, errors }) => {
    const { services, staff } = context;
    const mayBe = (await listColleaguesWith(services.db, NOTE_ROLES.case)).some((one) => one.id === id);
    if (!mayBe || !onCallWeeks(parisDay(services.clock.now())).includes(monday)) throw errors.NOT_FOUND();
    await write(context, {
      lock: (tx) => lockName(tx, 'on-call'),
      async change({ tx }) {
        const isOn = (await listOnCall(tx, [monday])).get(monday) === id;
        if (isOn === on) return UNCHANGED;
      },
      // The log is where the week is stored.
      audit: auditBy(staff, {
        action: on ? 'staff.on-call' : 'staff.off-call',
        subject: { kind: 'staff', id },
        reason: monday,
      }),
      publish: deskChanged('staff'),
    });
    return { done: true };
  });

export const onCallRoutes = { onCall, chooseOnCall };
