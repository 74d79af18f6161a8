import type { StaffRole } from '#desk/staff/rules.ts';
import { clearFreeSlots } from '#desk/staff/server/shared/clear-free-slots.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import { endOfSlot } from '#member/appointments/rules.ts';
import { listFreeSlotsOf, lockGiver, lockSlots } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { findCoachOfStaff, listCoaches } from '#member/coaches/server/store.ts';
import { changeVerdict } from '#member/workshops/rules.ts';
import { addDate } from '#member/workshops/server/shared/add-date.ts';
import { cancelDate } from '#member/workshops/server/shared/cancel-date.ts';
import { findDateCoach } from '#member/workshops/server/shared/date-coach.ts';
import { type Clash, endOf } from '#member/workshops/server/shared/find-clash.ts';
import { giveCoach } from '#member/workshops/server/shared/give-coach.ts';
import { giveRoom } from '#member/workshops/server/shared/give-room.ts';
import { moveDate } from '#member/workshops/server/shared/move-date.ts';
import { nameLeader } from '#member/workshops/server/shared/name-leader.ts';
import { tellParticipants } from '#member/workshops/server/shared/tell-participants.ts';
import { tickAttendance } from '#member/workshops/server/shared/tick-attendance.ts';
import { lockDate, type StoredDate } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { busySentence, deskWorkshopsContract } from '../contract.ts';
import { leads, messageVerdict } from '../rules.ts';
import { dateFields, listDates } from './list-dates.ts';
import { listMessagesSince, listSeries } from './store.ts';

const api = implementContract(deskWorkshopsContract);
const door = requireStaff('coach', 'admin');

type Staff = { id: string; firstName: string; roles: readonly StaffRole[] };
type Change = {
  id: string;
  action: `workshops.${'move' | 'cancel' | 'room' | 'coach' | 'attendance' | 'message'}`;
  reason?: string;
};

const REFUSALS = {
  unknown: 'NOT_FOUND',
  begun: 'DATE_BEGUN',
  cancelled: 'DATE_CANCELLED',
  past: 'HOUR_PAST',
  'too-far': 'HOUR_TOO_FAR',
  taken: 'HOUR_TAKEN',
  sent: 'ALREADY_SENT',
  enough: 'ENOUGH_TODAY',
  early: 'TOO_EARLY',
} as const;

const list = api.list.use(door).handler(({ context }) => listDates(context.services, context.staff));

const add = api.add.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { workshopId, day, time, coach, room } = input;
  const now = services.clock.now();
  const added = await services.db.transaction(async (tx) => {
    const known = (await listCoaches(tx)).some(({ id }) => id === coach);
    if (!known || !leads(await asColleague(tx, staff), coach)) return 'unknown';
    const startsAt = parisInstant(day, time);
    const verdict = await addDate(services, tx, { workshopId, startsAt, coach, room }, now);
    if (typeof verdict === 'object' && 'id' in verdict) {
      await takeHours(tx, services, errors, coach, [{ workshopId, startsAt }]);
      await recordAudit(tx, { staff, action: 'workshops.add', subject: subjectOf(verdict.id), now });
    }
    return verdict;
  });
  const date = refuse(added, REFUSALS, errors);
  if ('busy' in date) throw errors.COACH_BUSY({ message: busySentence(date.busy) });
  publish(services);
  return date;
});

const move = api.move.use(door).handler(async ({ context, input, errors }) => {
  const { services } = context;
  const { id, day, time, version: read } = input;
  const startsAt = parisInstant(day, time);
  const verdict = await changing(context, { id, action: 'workshops.move' }, async (tx, now, date) => {
    const typed = { startsAt: startsAt.toISOString() };
    if (!(await isFresh(tx, services, errors, { date, read, typed }))) return 'as-before';
    const moved = await moveDate(services, tx, { id, startsAt }, now);
    if (typeof moved === 'object' && 'told' in moved) {
      const coach = (await findDateCoach(tx, date)).id;
      await takeHours(tx, services, errors, coach, [{ workshopId: date.workshop_id, startsAt }]);
    }
    return moved;
  });
  const moved = refuse(verdict, REFUSALS, errors);
  if (moved === 'as-before') return { told: 0 };
  if ('busy' in moved) throw errors.COACH_BUSY({ message: busySentence(moved.busy) });
  return moved;
});

const cancel = api.cancel.use(door).handler(async ({ context, input, errors }) => {
  const { id, reason } = input;
  const verdict = await changing(context, { id, action: 'workshops.cancel', reason }, (tx, now) =>
    cancelDate(context.services, tx, { id, reason }, now),
  );
  return refuse(verdict, REFUSALS, errors);
});

const room = api.giveRoom.use(door).handler(async ({ context, input, errors }) => {
  const { services } = context;
  const give = (id: string) =>
    changing(context, { id, action: 'workshops.room' }, async (tx, now, date) => {
      const typed = { room: input.room };
      const { version } = input;
      const read = id === input.id ? version : versionOf(await fieldsOf(tx, services, date));
      if (!(await isFresh(tx, services, errors, { date, read, typed }))) return 'as-before';
      return giveRoom(services, tx, { id, room: input.room }, now);
    });
  const given = refuse(await give(input.id), REFUSALS, errors);
  let told = given === 'as-before' ? 0 : given.told;
  const others = input.series ? await listSeries(services.db, input.id, services.clock.now()) : [];
  for (const id of others) {
    const another = await give(id);
    if (typeof another === 'object') told += another.told;
  }
  return { told };
});

const write = api.write.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, words } = input;
  const change = { id, action: 'workshops.message', reason: words } as const;
  const verdict = await changing(context, change, async (tx, now, date) => {
    const open = changeVerdict({ startsAt: date.starts_at, cancelled: date.cancelled_at !== null }, now);
    if (open !== 'ok') return open;
    const sent = messageVerdict(words, await listMessagesSince(tx, id, new Date(now.getTime() - DAY_MS)));
    if (sent !== 'ok') return sent;
    const news = { kind: 'message', from: staff.firstName, words } as const;
    return { told: await tellParticipants({ ...services, tx }, date, news) };
  });
  return refuse(verdict, REFUSALS, errors);
});

const coach = api.giveCoach.use(door).handler(async ({ context, input, errors }) => {
  const change = { id: input.id, action: 'workshops.coach' } as const;
  const verdict = await changing(context, change, async (tx, now, date) => {
    const versions = { date, read: input.version, typed: { coach: input.coach } };
    if (!(await isFresh(tx, context.services, errors, versions))) return 'as-before';
    const known = (await listCoaches(tx)).some((one) => one.id === input.coach);
    if (!known) return 'unknown';
    const given = await giveCoach(context.services, tx, input, now);
    if (given === 'ok') {
      const held = { workshopId: date.workshop_id, startsAt: date.starts_at };
      await takeHours(tx, context.services, errors, input.coach, [held]);
    }
    return given;
  });
  const given = refuse(verdict, REFUSALS, errors);
  if (typeof given === 'object') throw errors.COACH_BUSY({ message: busySentence(given.busy) });
  return { done: true };
});

const setLeader = api.setLeader.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const now = services.clock.now();
  const verdict = await services.db.transaction(async (tx) => {
    const { workshopId, coach, version: read } = input;
    await lockName(tx, `workshop-leader:${workshopId}`);
    const { id = null } = await findDateCoach(tx, { coach_id: null, workshop_id: workshopId });
    if (!mayWrite(errors, { read, stored: { coach: id }, typed: { coach } })) return 'as-before';
    const outcome = await nameLeader(tx, { workshopId, coach }, now);
    if (typeof outcome === 'string' || 'busy' in outcome) return outcome;
    await takeHours(tx, services, errors, coach, outcome.dates);
    const subject = { kind: 'workshop', id: String(workshopId) } as const;
    await recordAudit(tx, { staff, action: 'workshops.leader', subject, now });
    return 'ok';
  });
  const named = refuse(verdict, REFUSALS, errors);
  if (typeof named === 'object') throw errors.COACH_BUSY({ message: busySentence(named.busy) });
  publish(services);
  return { done: true };
});

const tick = api.tick.use(door).handler(async ({ context, input, errors }) => {
  const verdict = await changing(context, { id: input.id, action: 'workshops.attendance' }, (tx, now) =>
    tickAttendance(tx, input, now),
  );
  refuse(verdict, REFUSALS, errors);
  return { done: true };
});

async function fieldsOf(tx: Database, services: Services, date: StoredDate) {
  return dateFields(services, date, (await findDateCoach(tx, date)).id);
}

/**
 * What is busy wins over what is free: the free slots of whoever leads these dates go, while a booked appointment
 * refuses the change, which is rolled back. Follows the change, since that takes its locks first.
 */
async function takeHours(
  tx: Database,
  services: Services,
  errors: { COACH_BUSY: (options: { message: string }) => Error },
  coach: string | undefined,
  dates: readonly { workshopId: number; startsAt: Date }[],
): Promise<void> {
  const clash = await findAppointmentClash(tx, coach, dates);
  if (clash) throw errors.COACH_BUSY({ message: busySentence(clash) });
  await clearFreeSlots(tx, services);
}

/** The booked appointment of a coach while one of these dates lasts. */
async function findAppointmentClash(
  tx: Database,
  coach: string | undefined,
  dates: readonly { workshopId: number; startsAt: Date }[],
): Promise<Clash | undefined> {
  const staff = (await listCoaches(tx)).find(({ id }) => id === coach)?.staff_id;
  if (!staff) return undefined;
  await lockGiver(tx, staff);
  for (const { workshopId, startsAt } of dates) {
    const range = { from: new Date(startsAt.getTime() - HOUR_MS), before: endOf(workshopId, startsAt) };
    const free = await listFreeSlotsOf(tx, { ...range, staff });
    // A member who books one at this moment is waited for, or waits and finds it gone.
    await lockSlots(
      tx,
      free.map(({ id }) => id),
    );
    const booked = (await listAppointmentsOf(tx, staff, range)).find(
      ({ state, kind, starts_at }) =>
        state === 'booked' && endOfSlot({ kind, startsAt: starts_at }) > startsAt,
    );
    if (booked) return { startsAt: booked.starts_at };
  }
  return undefined;
}

interface DateSave {
  date: StoredDate;
  read: string | null;
  typed: { startsAt?: string; room?: string; coach?: string };
}

/** @returns false when the date already is like this */
async function isFresh(
  tx: Database,
  services: Services,
  errors: Parameters<typeof mayWrite>[0],
  { date, read, typed }: DateSave,
): Promise<boolean> {
  const stored = await fieldsOf(tx, services, date);
  return mayWrite(errors, { read, stored, typed: { ...stored, ...typed } });
}

const subjectOf = (id: string) => ({ kind: 'workshop-date', id }) as const;

/**
 * A change of a date that the colleague leads, with its line in the log, in one transaction. A date of somebody else
 * is unknown to a coach.
 */
async function changing<Verdict>(
  { services, staff }: { services: Services; staff: Staff },
  { id, action, reason }: Change,
  change: (tx: Database, now: Date, date: StoredDate) => Promise<Verdict>,
): Promise<Verdict | 'unknown'> {
  const now = services.clock.now();
  const verdict = await services.db.transaction(async (tx) => {
    const date = await lockDate(tx, id, now);
    if (!date || !leads(await asColleague(tx, staff), (await findDateCoach(tx, date)).id)) return 'unknown';
    const outcome = await change(tx, now, date);
    if (outcome === 'ok' || (outcome && typeof outcome === 'object' && !('busy' in outcome)))
      await recordAudit(tx, { staff, action, subject: subjectOf(id), ...(reason ? { reason } : {}), now });
    return outcome;
  });
  publish(services);
  return verdict;
}

async function asColleague(db: Database, { id, roles }: Staff) {
  return { roles, coach: (await findCoachOfStaff(db, id))?.id };
}

function publish({ live }: Services): void {
  live.publishToTeam({ kind: 'desk-changed', part: 'workshops' });
  // A date takes free times away.
  live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
}

export const deskWorkshopsRoutes = {
  list,
  add,
  move,
  cancel,
  giveRoom: room,
  write,
  giveCoach: coach,
  setLeader,
  tick,
};
