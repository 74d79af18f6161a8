import { parisDay } from '#lib/french-date.ts';
import { APPOINTMENT_KINDS, type AppointmentKind, bookableRange } from '#member/appointments/rules.ts';
import { findHost, saveHost } from '#member/appointments/server/host-store.ts';
import {
  cancelAppointment,
  handOverAppointment,
  lockBooked,
} from '#member/appointments/server/shared/change-booked.ts';
import { deleteFreeSlots, listFreeSlotsOf } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { AUDIENCES, type Audience } from '#member/support/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import {
  type HeldWork,
  hostRolesOf,
  kindsFor,
  NOTE_ROLES,
  onCallWeeks,
  readersOf,
  STAFF_ROLES,
  type StaffRole,
} from '../rules.ts';
import { listOnCall } from './audit-store.ts';
import { deleteStaffBrowsersOf } from './push-store.ts';
import {
  countCases,
  countDatesLed,
  countMembersCoached,
  countMentions,
  countOpenThreads,
  countQuestions,
  countWorkshopsLed,
  leavePresence,
  releaseCases,
  releaseCoach,
  releaseMentions,
  releaseQuestions,
  releaseThreads,
} from './release-store.ts';
import { recordAudit } from './shared/record-audit.ts';

export type Leaving = {
  id: string;
  by: { id: string };
  /** The remaining roles; empty when the account is closed. */
  roles: readonly StaffRole[];
  now: Date;
  heir?: { id: string; firstName: string; roles: readonly StaffRole[] } | undefined;
  /** Collects the members whose appointments change. */
  released: Released;
};
export type Released = { handed: string[]; cancelled: string[] };

type Holding = {
  /** A colleague with one of these roles keeps it. */
  keptBy: readonly StaffRole[];
  /** Shown in the departure dialog; absent for settings. */
  counted?: { name: HeldWork; count: (db: Database, id: string, now: Date) => Promise<number> };
  /** Absent when another entry releases it as well. */
  release?: (tx: Database, services: Services, leaving: Leaving) => Promise<void>;
};

/** Everything that a colleague can hold: the one list from which a departure counts and releases work. */
export const HOLDINGS: readonly Holding[] = [
  ...AUDIENCES.flatMap(conversations),
  {
    keptBy: [...new Set(AUDIENCES.flatMap((audience) => readersOf(audience)))],
    release: (tx, _, { id }) => leavePresence(tx, id),
  },
  {
    keptBy: NOTE_ROLES.case,
    counted: { name: 'cases', count: countCases },
    release: (tx, _, { id }) => releaseCases(tx, id),
  },
  { keptBy: NOTE_ROLES.case, release: (tx, _, { id }) => deleteStaffBrowsersOf(tx, id) },
  {
    keptBy: NOTE_ROLES.case,
    counted: { name: 'weeks', count: async (db, id, now) => (await weeksOf(db, id, now)).length },
    release: releaseWeeks,
  },
  {
    keptBy: [...NOTE_ROLES.case, ...NOTE_ROLES.pair],
    counted: { name: 'questions', count: countQuestions },
    release: (tx, _, { id }) => releaseQuestions(tx, id),
  },
  ...APPOINTMENT_KINDS.flatMap(received),
  {
    // The calendar address was issued for the previous roles: the colleague creates a new one.
    keptBy: [],
    release: async (tx, _, { id }) => saveHost(tx, { ...(await findHost(tx, id)), calendar_hash: null }),
  },
  {
    keptBy: STAFF_ROLES,
    release: async (tx, _, { id }) => saveHost(tx, { ...(await findHost(tx, id)), absences: [] }),
  },
  { keptBy: ['coach'], counted: { name: 'members', count: countMembersCoached } },
  { keptBy: ['coach'], counted: { name: 'workshops', count: countWorkshopsLed } },
  {
    keptBy: ['coach'],
    counted: { name: 'dates', count: countDatesLed },
    // The coach row links members, workshops and dates: all are released together.
    release: (tx, _, { id, now }) => releaseCoach(tx, id, now),
  },
];

function conversations(audience: Audience): Holding[] {
  const keptBy = readersOf(audience);
  return [
    {
      keptBy,
      counted: { name: 'threads', count: (db, id) => countOpenThreads(db, id, audience) },
      release: (tx, _, { id }) => releaseThreads(tx, id, audience),
    },
    {
      keptBy,
      counted: { name: 'mentions', count: (db, id) => countMentions(db, id, audience) },
      release: (tx, _, { id }) => releaseMentions(tx, id, audience),
    },
  ];
}

/** Runs under the locks of `releaseWork`: it waits for a concurrent booking and notifies that member too. */
function received(kind: AppointmentKind): Holding[] {
  const keptBy = hostRolesOf(kind);
  return [
    {
      keptBy,
      counted: {
        name: 'slots',
        count: async (db, id, now) => (await listFree(db, id, kind, now)).length,
      },
      release: async (tx, _, { id, now }) => {
        const slots = await listFree(tx, id, kind, now);
        await deleteFreeSlots(
          tx,
          slots.map((slot) => slot.id),
        );
      },
    },
    {
      keptBy,
      counted: {
        name: 'appointments',
        count: async (db, id, now) => (await listBooked(db, id, kind, now)).length,
      },
      release: (tx, services, leaving) => releaseAppointments(tx, services, leaving, kind),
    },
    {
      keptBy,
      counted: {
        name: 'patterns',
        count: async (db, id) => (await findHost(db, id)).patterns.filter((one) => one.kind === kind).length,
      },
      release: async (tx, _, { id }) => {
        const host = await findHost(tx, id);
        await saveHost(tx, { ...host, patterns: host.patterns.filter((one) => one.kind !== kind) });
      },
    },
  ];
}

async function listFree(db: Database, staff: string, kind: AppointmentKind, now: Date) {
  const free = await listFreeSlotsOf(db, { staff, from: now });
  return free.filter((slot) => slot.kind === kind);
}

async function listBooked(db: Database, id: string, kind: AppointmentKind, now: Date) {
  const all = await listAppointmentsOf(db, id, bookableRange(now));
  return all.filter((one) => one.state === 'booked' && one.kind === kind);
}

/** Hands appointments to the successor where they are free; cancels the others, with a mail. */
async function releaseAppointments(
  tx: Database,
  services: Services,
  { id, heir, now, released }: Leaving,
  kind: AppointmentKind,
): Promise<void> {
  const booked = await listBooked(tx, id, kind, now);
  const by = { staff: id };
  const receives = heir && kindsFor(heir.roles).includes(kind) ? heir : undefined;
  for (const appointment of booked) {
    const locked = await lockBooked(tx, { id: appointment.id, by }, now);
    if (typeof locked === 'string') continue;
    const handed = receives && (await handOverAppointment(services, { tx, now, locked }, receives));
    if (typeof handed === 'object') released.handed.push(handed.user_id);
    else {
      await cancelAppointment(services, { tx, now, locked }, { by });
      released.cancelled.push(locked.user_id);
    }
  }
}

async function weeksOf(db: Database, id: string, now: Date): Promise<string[]> {
  const weeks = await listOnCall(db, onCallWeeks(parisDay(now)));
  return [...weeks].flatMap(([monday, colleague]) => (monday && colleague === id ? [monday] : []));
}

/** The weeks on call are read from the log: a returning colleague must not be on call again because of it. */
async function releaseWeeks(tx: Database, _: Services, { id, by, now }: Leaving): Promise<void> {
  const subject = { kind: 'staff', id } as const;
  for (const reason of await weeksOf(tx, id, now))
    await recordAudit(tx, { staff: by, action: 'staff.off-call', subject, reason, now });
}
