import type { StaffRole } from '#desk/staff/rules.ts';
import { clearFreeSlots } from '#desk/staff/server/shared/clear-free-slots.ts';
import { auditBy, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import { endOfSlot } from '#member/appointments/rules.ts';
import { listFreeSlotsOf, lockGiver, lockSlots } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { findCoachOfStaff, listCoaches } from '#member/coaches/server/store.ts';
import { changeVerdict, type WorkshopId } from '#member/workshops/rules.ts';
import {
  addDate,
  assignRoom,
  cancelDate,
  changeLeader,
  moveDate,
  nameLeader,
  tickAttendance,
} from '#member/workshops/server/shared/change-date.ts';
import { findDateCoach } from '#member/workshops/server/shared/date-coach.ts';
import { type Clash, endOf } from '#member/workshops/server/shared/find-clash.ts';
import { mailParticipants } from '#member/workshops/server/shared/mail-participants.ts';
import { lockDate, type StoredDate } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite } from '#platform/versions.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { busySentence, deskWorkshopsContract } from '../contract.ts';
import { leads, messageVerdict } from '../rules.ts';
import { dateFields, listDates } from './list-dates.ts';
import { listMessagesSince, listSeries } from './store.ts';

const api = implementContract(deskWorkshopsContract);
const door = requireStaff('coach', 'admin');

type Staff = { id: string; firstName: string; roles: readonly StaffRole[] };

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
  return write(context, {
    async change({ tx, now }) {
      const known = (await listCoaches(tx)).some(({ id }) => id === coach);
      if (!known || !leads(await asColleague(tx, staff), coach)) throw errors.NOT_FOUND();
      const startsAt = parisInstant(day, time);
      const added = await addDate(services, tx, { workshopId, startsAt, coach, room }, now);
      const date = refuse(added, REFUSALS, errors);
      if ('busy' in date) throw errors.COACH_BUSY({ message: busySentence(date.busy) });
      await reserveHours(tx, services, errors, coach, [{ workshopId, startsAt }]);
      return date;
    },
    audit: ({ tx, now }, { id }) =>
      recordAudit(tx, { staff, action: 'workshops.add', subject: about(id), now }),
    publish,
  });
});

const move = api.move.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, day, time, version: read } = input;
  const startsAt = parisInstant(day, time);
  const moved = await write(context, {
    lock: (tx, now) => lockLed(tx, errors, staff, id, now),
    async change({ tx, now, locked: date }) {
      const typed = { startsAt: startsAt.toISOString() };
      if (!(await isFresh(tx, services, errors, { date, read, typed }))) return UNCHANGED;
      const moved = refuse(await moveDate(services, tx, { date, startsAt }, now), REFUSALS, errors);
      if ('busy' in moved) throw errors.COACH_BUSY({ message: busySentence(moved.busy) });
      const coach = (await findDateCoach(tx, date)).id;
      await reserveHours(tx, services, errors, coach, [{ workshopId: date.workshop_id, startsAt }]);
      return moved;
    },
    audit: auditBy(staff, { action: 'workshops.move', subject: about(id) }),
    publish,
  });
  return moved === UNCHANGED ? { told: 0 } : moved;
});

const cancel = api.cancel.use(door).handler(async ({ context, input: { id, reason }, errors }) => {
  const { services, staff } = context;
  return write(context, {
    lock: (tx, now) => lockLed(tx, errors, staff, id, now),
    change: async ({ tx, now, locked: date }) =>
      refuse(await cancelDate(services, tx, { date, reason }, now), REFUSALS, errors),
    audit: auditBy(staff, { action: 'workshops.cancel', subject: about(id), reason }),
    publish,
  });
});

const room = api.giveRoom.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  async function give(id: string): Promise<number> {
    const isChosen = id === input.id;
    const given = await write(context, {
      lock: (tx, now) => findLed(tx, staff, id, now),
      async change({ tx, now, locked: date }) {
        // Dates of the series that refuse the change stay unchanged.
        if (!date && !isChosen) return UNCHANGED;
        if (!date) throw errors.NOT_FOUND();
        const read = isChosen ? input.version : versionOf(await fieldsOf(tx, services, date));
        const typed = { room: input.room };
        if (!(await isFresh(tx, services, errors, { date, read, typed }))) return UNCHANGED;
        const changed = await assignRoom(services, tx, { date, room: input.room }, now);
        if (typeof changed === 'string' && !isChosen) return UNCHANGED;
        return refuse(changed, REFUSALS, errors);
      },
      audit: auditBy(staff, { action: 'workshops.room', subject: about(id) }),
      publish,
    });
    return given === UNCHANGED ? 0 : given.told;
  }
  let told = await give(input.id);
  const others = input.series ? await listSeries(services.db, input.id, services.clock.now()) : [];
  for (const id of others) told += await give(id);
  return { told };
});

const message = api.write.use(door).handler(async ({ context, input: { id, words }, errors }) => {
  const { services, staff } = context;
  return write(context, {
    lock: (tx, now) => lockLed(tx, errors, staff, id, now),
    async change({ tx, now, locked: date }) {
      const { starts_at: startsAt, cancelled_at } = date;
      refuse(changeVerdict({ startsAt, cancelled: cancelled_at !== null }, now), REFUSALS, errors);
      const earlier = await listMessagesSince(tx, id, new Date(now.getTime() - DAY_MS));
      refuse(messageVerdict(words, earlier), REFUSALS, errors);
      const news = { kind: 'message', from: staff.firstName, words } as const;
      return { told: await mailParticipants({ ...services, tx }, date, news) };
    },
    audit: auditBy(staff, { action: 'workshops.message', subject: about(id), reason: words }),
    publish,
  });
});

const coach = api.giveCoach.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { id, coach, version: read } = input;
  await write(context, {
    lock: (tx, now) => lockLed(tx, errors, staff, id, now),
    async change({ tx, now, locked: date }) {
      if (!(await isFresh(tx, services, errors, { date, read, typed: { coach } }))) return UNCHANGED;
      if (!(await listCoaches(tx)).some((one) => one.id === coach)) throw errors.NOT_FOUND();
      const given = refuse(await changeLeader(services, tx, { date, coach }, now), REFUSALS, errors);
      if (typeof given === 'object') throw errors.COACH_BUSY({ message: busySentence(given.busy) });
      const held = { workshopId: date.workshop_id, startsAt: date.starts_at };
      return reserveHours(tx, services, errors, coach, [held]);
    },
    audit: auditBy(staff, { action: 'workshops.coach', subject: about(id) }),
    publish,
  });
});

const setLeader = api.setLeader.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { workshopId, coach, version: read } = input;
  await write(context, {
    lock: (tx) => lockName(tx, `workshop-leader:${workshopId}`),
    async change({ tx, now }) {
      const { id = null } = await findDateCoach(tx, { coach_id: null, workshop_id: workshopId });
      if (!mayWrite(errors, { read, stored: { coach: id }, typed: { coach } })) return UNCHANGED;
      const named = refuse(await nameLeader(tx, { workshopId, coach }, now), REFUSALS, errors);
      if ('busy' in named) throw errors.COACH_BUSY({ message: busySentence(named.busy) });
      return reserveHours(tx, services, errors, coach, named.dates);
    },
    audit: auditBy(staff, {
      action: 'workshops.leader',
      subject: { kind: 'workshop', id: String(workshopId) },
    }),
    publish,
  });
});

const tick = api.tick.use(door).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx, now) => lockLed(tx, errors, staff, input.id, now),
    change: async ({ tx, now, locked: date }) =>
      refuse(await tickAttendance(tx, date, input, now), REFUSALS, errors),
    audit: auditBy(staff, { action: 'workshops.attendance', subject: about(input.id) }),
    publish,
  });
});

async function fieldsOf(tx: Database, services: Services, date: StoredDate) {
  return dateFields(services, date, (await findDateCoach(tx, date)).id);
}

/**
 * Busy hours override free slots: the free slots of the leaders are deleted, while a booked appointment rejects the
 * change, which is rolled back. Runs after the change, which takes its locks first.
 */
async function reserveHours(
  tx: Database,
  services: Services,
  errors: { COACH_BUSY: (options: { message: string }) => Error },
  coach: string | undefined,
  dates: readonly { workshopId: WorkshopId; startsAt: Date }[],
): Promise<void> {
  const clash = await findAppointmentClash(tx, coach, dates);
  if (clash) throw errors.COACH_BUSY({ message: busySentence(clash) });
  await clearFreeSlots(tx, services);
}

/** Finds a booked appointment of a coach during one of these dates. */
async function findAppointmentClash(
  tx: Database,
  coach: string | undefined,
  dates: readonly { workshopId: WorkshopId; startsAt: Date }[],
): Promise<Clash | undefined> {
  const staff = (await listCoaches(tx)).find(({ id }) => id === coach)?.staff_id;
  if (!staff) return undefined;
  await lockGiver(tx, staff);
  for (const { workshopId, startsAt } of dates) {
    const range = { from: new Date(startsAt.getTime() - HOUR_MS), before: endOf(workshopId, startsAt) };
    const free = await listFreeSlotsOf(tx, { ...range, staff });
    // A concurrent booking either commits first, or waits and finds the slot gone.
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

/** Returns false when the date already has these values. */
async function isFresh(
  tx: Database,
  services: Services,
  errors: Parameters<typeof mayWrite>[0],
  { date, read, typed }: DateSave,
): Promise<boolean> {
  const stored = await fieldsOf(tx, services, date);
  return mayWrite(errors, { read, stored, typed: { ...stored, ...typed } });
}

const about = (id: string) => ({ kind: 'workshop-date', id }) as const;

/** Locks a date that the colleague leads; for a coach, another coach's date is unknown. */
async function findLed(tx: Database, staff: Staff, id: string, now: Date): Promise<StoredDate | undefined> {
  const date = await lockDate(tx, id, now);
  const isLed = date && leads(await asColleague(tx, staff), (await findDateCoach(tx, date)).id);
  return isLed ? date : undefined;
}

async function lockLed(
  tx: Database,
  errors: { NOT_FOUND: () => Error },
  staff: Staff,
  id: string,
  now: Date,
): Promise<StoredDate> {
  const date = await findLed(tx, staff, id, now);
  if (!date) throw errors.NOT_FOUND();
  return date;
}

async function asColleague(db: Database, { id, roles }: Staff) {
  return { roles, coach: (await findCoachOfStaff(db, id))?.id };
}

/** A date also removes free slots. */
const publish = deskChanged('workshops', 'appointments');

export const deskWorkshopsRoutes = {
  list,
  add,
  move,
  cancel,
  giveRoom: room,
  write: message,
  giveCoach: coach,
  setLeader,
  tick,
};
