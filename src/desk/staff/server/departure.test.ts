import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { mondayOf, parisInstant } from '#lib/paris-time.ts';
import { lockFreeSlot } from '#member/appointments/server/slot-store.ts';
import { lockMembers } from '#platform/database/locks.ts';
import {
  appointmentHosts,
  appointments,
  moderationCases,
  staffBrowsers,
  staff as staffTable,
  supportPresence,
  supportThreads,
  users,
  workshopDates,
} from '#server/schema.ts';
import { aSlot, MONDAY } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { storeCoach, TEST_COACH } from '#testing/test-coach.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';
import { untilLockWaits } from '#testing/until-lock-waits.ts';
import { countLost, HELD_WORK, type HeldWork, type StaffRole } from '../rules.ts';

const app = await testApp();

type Held = {
  /** How the dialog counts it; null for data that is useless after the departure. */
  counted: HeldWork | null;
  /** A role that does not give access to the work. */
  kept: StaffRole;
  hold: (colleague: string) => Promise<unknown>;
  /** SQL that counts the work still waiting for the colleague. */
  left: (colleague: string) => SQL;
};

async function aCoach(staff: string): Promise<void> {
  const [member] = await app.insert(aMember());
  await storeCoach(app, { staff, members: [member.id] });
  const starts_at = new Date(app.clock.now().getTime() + 3 * DAY_MS);
  await app.db
    .insert(workshopDates)
    .values({ id: 'atelier', workshop_id: 8, starts_at, coach_id: TEST_COACH });
}

async function anAppointment(staff: string): Promise<void> {
  const [member] = await app.insert(aMember());
  const slot = await aSlot(app, '15:00', { staff_id: staff });
  await app.db.insert(appointments).values({
    id: 'rendez-vous',
    user_id: member.id,
    slot_id: slot.id,
    staff_id: staff,
    host_name: 'Hélène',
    kind: 'welcome',
    starts_at: slot.starts_at,
    state: 'booked',
    means: 'call',
    settled_at: app.clock.now(),
  });
}

const aThread = (change: Partial<typeof supportThreads.$inferInsert>) => () =>
  app.db.insert(supportThreads).values({
    kind: 'visitor',
    key: 'cle',
    audience: 'support',
    name: 'Ana',
    state: 'open',
    excerpt: 'x',
    from_team: false,
    unread: 1,
    created_at: app.clock.now(),
    last_message_at: app.clock.now(),
    waiting_since: app.clock.now(),
    ...change,
  } as typeof supportThreads.$inferInsert);

const SUPPORT_THREAD = {
  kept: 'matchmaker' as const,
  left: (id: string) => sql`support_threads WHERE assignee_id = ${id}`,
};

/** By table and column; rows that hang on a coach are listed by their own table. */
const HELD: Record<string, Held> = {
  'support_threads.assignee_id': {
    counted: 'threads',
    ...SUPPORT_THREAD,
    hold: (id) => aThread({ assignee_id: id })(),
  },
  'support_threads.assignee_id, resolved': {
    counted: null,
    ...SUPPORT_THREAD,
    hold: (id) => aThread({ assignee_id: id, state: 'resolved', waiting_since: null })(),
  },
  'support_threads.mentioned': {
    counted: 'mentions',
    kept: 'matchmaker',
    hold: (id) => aThread({ mentioned: [id] })(),
    left: (id) => sql`support_threads WHERE mentioned @> ARRAY[${id}::text]`,
  },
  'support_presence.staff_id': {
    counted: null,
    kept: 'matchmaker',
    hold: (id) => app.db.insert(supportPresence).values({ staff_id: id, seen_at: app.clock.now() }),
    left: (id) => sql`support_presence WHERE staff_id = ${id}`,
  },
  'moderation_cases.assignee_id': {
    counted: 'cases',
    kept: 'support',
    hold: (id) =>
      app.db.insert(moderationCases).values({
        id: 'cas',
        kind: 'photo',
        source: 'photo',
        gravity: 1,
        assignee_id: id,
        assigned_at: app.clock.now(),
        created_at: app.clock.now(),
        rank_at: app.clock.now(),
      }),
    left: (id) => sql`moderation_cases WHERE assignee_id = ${id}`,
  },
  'staff_push_subscriptions.staff_id': {
    counted: null,
    kept: 'support',
    hold: (id) =>
      app.db.insert(staffBrowsers).values({
        id: 'telephone',
        staff_id: id,
        endpoint: 'https://fcm.googleapis.com/x',
        p256dh: 'B',
        auth: 'A',
        created_at: app.clock.now(),
      }),
    left: (id) => sql`staff_push_subscriptions WHERE staff_id = ${id}`,
  },
  'desk_notes.asked_of': {
    counted: 'questions',
    kept: 'support',
    hold: (id) =>
      app.db.execute(sql`INSERT INTO desk_notes (client_id, subject_kind, subject_id, written_by, content, asked_of, created_at)
        VALUES ('note', 'case', 'cas', 'une autre', 'Qu’en pensez-vous ?', ${id}, now())`),
    left: (id) => sql`desk_notes WHERE asked_of = ${id}`,
  },
  'appointments.staff_id': {
    counted: 'appointments',
    kept: 'support',
    hold: anAppointment,
    left: (id) => sql`appointments WHERE staff_id = ${id} AND state = 'booked'`,
  },
  'appointment_slots.staff_id': {
    counted: 'slots',
    kept: 'support',
    hold: (id) => aSlot(app, '16:00', { staff_id: id }),
    left: (id) => sql`appointment_slots WHERE staff_id = ${id}`,
  },
  'appointment_hosts.staff_id': {
    counted: 'patterns',
    kept: 'support',
    hold: (id) =>
      app.db.insert(appointmentHosts).values({
        staff_id: id,
        calendar_hash: 'x',
        patterns: [{ kind: 'welcome', weekday: 2, from: '14:00', to: '17:00', openedUntil: '2026-11-20' }],
      }),
    left: (id) =>
      sql`appointment_hosts WHERE staff_id = ${id} AND (calendar_hash IS NOT NULL OR patterns <> '[]')`,
  },
  'coaches.staff_id': {
    counted: 'members',
    kept: 'support',
    hold: aCoach,
    left: (id) => sql`coaches WHERE staff_id = ${id}`,
  },
  'coach_assignments.coach_id': {
    counted: 'members',
    kept: 'support',
    hold: aCoach,
    left: () => sql`coach_assignments`,
  },
  'workshop_leaders.coach_id': {
    counted: 'workshops',
    kept: 'support',
    hold: aCoach,
    left: () => sql`workshop_leaders`,
  },
  'workshop_sessions.coach_id': {
    counted: 'dates',
    kept: 'support',
    hold: aCoach,
    left: () => sql`workshop_sessions WHERE coach_id IS NOT NULL`,
  },
};

/** Columns that record an author: they survive the departure. Sessions and links end with the account. */
const STAYS = new Set([
  'encounters.answered_by',
  'coach_messages.written_by',
  'appointments.cancelled_by',
  'coach_messages.coach_id',
  'coach_notes.coach_id',
  'shared_answers.coach_id',
  'support_notes.written_by',
  'admin_chat_messages.answered_by',
  'visitor_chat_messages.answered_by',
  'support_pictures.staff_id',
  'user_reports.found_by',
  'profile_verifications.verified_by',
  'desk_notes.written_by',
  'case_openings.opened_by',
  'moderation_decisions.decided_by',
  'moderation_decisions.undone_by',
  'authority_requests.asked_by',
  'authority_requests.handed_by',
  'staff_audit.staff_id',
  // Another admin confirms it.
  'member_erasures.asked_by',
  'staff_sessions.staff_id',
  'staff_links.staff_id',
  'staff_backup_codes.staff_id',
]);

test('every column that names a colleague is either swept below or records an author', () => {
  const named = [...app.services.tables.values()].flatMap((table) =>
    getTableConfig(table)
      .columns.map(({ name }) => name)
      .filter((name) => /^(staff_id|coach_id|assignee_id|asked_of|mentioned)$|_by$/.test(name))
      .map((name) => `${getTableName(table)}.${name}`),
  );
  const swept = Object.keys(HELD).map((name) => name.replace(/,.*/, ''));
  expect(named.filter((name) => !swept.includes(name) && !STAYS.has(name))).toEqual([]);
  expect(swept.filter((name) => !named.includes(name))).toEqual([]);
  // The weeks on call are stored in the log.
  expect(new Set([...Object.values(HELD).map(({ counted }) => counted), 'weeks'])).toEqual(
    new Set([...HELD_WORK, null]),
  );
});

const count = async (from: SQL) =>
  (await app.db.execute<{ rows: number }>(sql`SELECT count(*)::int AS rows FROM ${from}`)).rows[0]?.rows;

describe.each(Object.entries(HELD))('%s', (_, { counted: name, kept, hold, left }) => {
  async function held() {
    const admin = await app.staffBrowser('admin');
    const colleague = await insertColleague(app, ['support', 'moderation', 'coach', 'matchmaker']);
    await hold(colleague.id);
    expect(await count(left(colleague.id))).toBe(1);
    return { admin, colleague };
  }

  test('counts in the dialog before the departure, and has no owner once the account is closed', async () => {
    await insertColleague(app, ['support', 'moderation', 'coach', 'matchmaker']);
    const { admin, colleague } = await held();
    const lost = async (roles: StaffRole[]) =>
      countLost(await admin.client.deskStaff.held({ id: colleague.id }), roles).filter(
        (one) => one.name === name,
      );
    const once = name ? [{ name, count: 1 }] : [];
    expect(await lost([])).toEqual(once);
    expect(await lost([kept])).toEqual(once);
    expect(await lost(colleague.roles)).toEqual([]);
    await leave(admin, colleague.id);
    expect(await lost([])).toEqual([]);
    expect(await count(left(colleague.id))).toBe(0);
  });

  test('has no owner once the role is revoked', async () => {
    const { admin, colleague } = await held();
    await leave(admin, colleague.id, [kept]);
    expect(await count(left(colleague.id))).toBe(0);
  });
});

type Admin = Awaited<ReturnType<TestApp['staffBrowser']>>;

async function leave(admin: Admin, id: string, roles?: StaffRole[], heir: string | null = null) {
  const reason = 'A quitté l’équipe.';
  if (!roles) return admin.client.deskStaff.disable({ id, reason, heir });
  const found = (await admin.client.deskStaff.colleagues()).find((colleague) => colleague.id === id);
  return admin.client.deskStaff.saveRoles({ id, roles, version: found?.version ?? '', heir });
}

test('absences stay while a role is left, and end with the account', async () => {
  const admin = await app.staffBrowser('admin');
  const colleague = await insertColleague(app, ['support', 'coach']);
  const absences = [{ firstDay: MONDAY, lastDay: MONDAY }];
  await app.db.insert(appointmentHosts).values({ staff_id: colleague.id, absences });
  const left = () => count(sql`appointment_hosts WHERE staff_id = ${colleague.id} AND absences <> '[]'`);
  await leave(admin, colleague.id, ['support']);
  expect(await left()).toBe(1);
  await leave(admin, colleague.id);
  expect(await left()).toBe(0);
});

describe('appointments handed over to a named colleague', () => {
  async function aHandOver() {
    const admin = await app.staffBrowser('admin');
    const colleague = await insertColleague(app, ['matchmaker']);
    const heir = await insertColleague(app, ['coach']);
    await anAppointment(colleague.id);
    return { admin, colleague, heir };
  }

  test.each(['the account is closed', 'the role is taken away'])('keep their time once %s', async (how) => {
    const { admin, colleague, heir } = await aHandOver();
    await aSlot(app, '15:10', { staff_id: heir.id, kind: 'verification' });
    const roles: StaffRole[] | undefined = how === 'the role is taken away' ? ['moderation'] : undefined;
    expect(await leave(admin, colleague.id, roles, heir.id)).toMatchObject({ handed: 1, cancelled: 0 });
    const [one] = await app.db.select().from(appointments);
    expect(one).toMatchObject({ state: 'booked', staff_id: heir.id, host_name: heir.firstName, revision: 1 });
    const [guest] = await app.db
      .select()
      .from(users)
      .where(eq(users.id, one?.user_id ?? ''));
    const told = await app.mailsTo(guest?.email ?? '');
    expect(told.map(({ subject }) => subject)).toEqual(['Une autre personne de l’équipe vous reçoit']);
    // Busy hours override free slots, for the successor too.
    expect(await count(sql`appointment_slots`)).toBe(0);
    const [note] = await app.mailsTo(heir.email);
    expect(note?.text).toContain('parce que vous recevez un membre à cette heure');
  });

  test.each<[string, (heir: string) => Promise<unknown>]>([
    [
      'receives somebody else then',
      async (heir) => {
        const [member] = await app.insert(aMember());
        const slot = await aSlot(app, '14:50', { staff_id: heir });
        await app.db.insert(appointments).values({
          id: 'autre',
          user_id: member.id,
          slot_id: slot.id,
          staff_id: heir,
          host_name: 'Solène',
          kind: 'welcome',
          starts_at: slot.starts_at,
          state: 'booked',
          means: 'call',
          settled_at: app.clock.now(),
        });
      },
    ],
    [
      'leads a date then',
      async (heir) => {
        await storeCoach(app, { staff: heir });
        await app.db.insert(workshopDates).values({
          id: 'atelier',
          workshop_id: 1,
          coach_id: TEST_COACH,
          starts_at: parisInstant(MONDAY, '14:30'),
        });
      },
    ],
    [
      'lacks the role for them',
      (heir) =>
        app.db
          .update(staffTable)
          .set({ roles: ['support'] })
          .where(eq(staffTable.id, heir)),
    ],
    [
      'is away that day',
      (heir) =>
        app.db
          .insert(appointmentHosts)
          .values({ staff_id: heir, absences: [{ firstDay: MONDAY, lastDay: MONDAY }] }),
    ],
  ])('get cancelled when the successor %s', async (_, keepBusy) => {
    const { admin, colleague, heir } = await aHandOver();
    await keepBusy(heir.id);
    const done = await leave(admin, colleague.id, undefined, heir.id);
    expect(done).toMatchObject({ handed: 0, cancelled: 1 });
    expect(await count(sql`appointments WHERE id = 'rendez-vous' AND state = 'cancelled'`)).toBe(1);
  });

  test('stay unchanged for a successor who is unknown, leaves, is closed or hosts no appointments', async () => {
    const { admin, colleague, heir } = await aHandOver();
    await leave(admin, heir.id);
    for (const successor of ['personne', colleague.id, heir.id, admin.staff.id])
      expect(await refusalOf(leave(admin, colleague.id, undefined, successor))).toBe('HEIR_UNKNOWN');
    expect(await count(sql`appointments WHERE state = 'booked' AND staff_id = ${colleague.id}`)).toBe(1);
    expect(await count(sql`staff WHERE id = ${colleague.id} AND disabled_at IS NULL`)).toBe(1);
  });
});

test('a thread that was handed over counts as unanswered again, and a remaining role keeps its work', async () => {
  const admin = await app.staffBrowser('admin');
  const colleague = await insertColleague(app, ['support', 'matchmaker']);
  await aThread({ assignee_id: colleague.id })();
  const waiting = async () => (await admin.client.deskInbox.counts()).toAnswer;
  expect(await waiting()).toBe(0);
  await leave(admin, colleague.id, ['support']);
  expect(await waiting()).toBe(0);
  await leave(admin, colleague.id);
  expect(await waiting()).toBe(1);
});

test('a member whose appointment is cancelled gets one mail, in the transaction of the departure', async () => {
  const admin = await app.staffBrowser('admin');
  const colleague = await insertColleague(app, ['matchmaker']);
  await anAppointment(colleague.id);
  const breaking = app.services.outbox.send;
  app.services.outbox.send = () => Promise.reject(new Error('no queue'));
  await expect(leave(admin, colleague.id)).rejects.toThrow();
  app.services.outbox.send = breaking;
  expect(await count(sql`appointments WHERE state = 'booked'`)).toBe(1);
  expect(await count(sql`staff WHERE disabled_at IS NOT NULL`)).toBe(0);
  for (const _ of ['once', 'the same press again']) await leave(admin, colleague.id);
  expect(await count(sql`appointments WHERE state = 'cancelled' AND cancelled_by = 'team'`)).toBe(1);
  const [guest] = await app.db.select().from(users);
  const subjects = (await app.mailsTo(guest?.email ?? '')).map(({ subject }) => subject);
  expect(subjects).toEqual(['Nous devons annuler votre rendez-vous']);
});

describe.runIf(onPostgres)('a concurrent booking and departure', () => {
  async function aHost() {
    const admin = await app.staffBrowser('admin');
    const colleague = await insertColleague(app, ['matchmaker']);
    await anAppointment(colleague.id);
    const free = await aSlot(app, '16:00', { staff_id: colleague.id });
    return { admin, colleague, free };
  }

  test('does not deadlock when a member with an appointment moves to a free slot', async () => {
    const { admin, colleague, free } = await aHost();
    const [{ user_id: member } = { user_id: '' }] = await app.db.select().from(appointments);
    const { leaving } = await app.db.transaction(async (tx) => {
      await lockMembers(tx, [member]);
      const leaving = leave(admin, colleague.id);
      await untilLockWaits(app.db);
      const slot = await lockFreeSlot(tx, free.id);
      expect(slot?.id).toBe(free.id);
      const { id: slot_id, starts_at } = free;
      await tx.update(appointments).set({ slot_id, starts_at });
      return { leaving };
    });
    expect(await leaving).toMatchObject({ cancelled: 1 });
    expect(await count(sql`appointment_slots`)).toBe(0);
  });

  test('waits for a concurrent booking, and notifies that member too', async () => {
    const { admin, colleague, free } = await aHost();
    const [other] = await app.insert(aMember());
    const { leaving } = await app.db.transaction(async (tx) => {
      await lockMembers(tx, [other.id]);
      await lockFreeSlot(tx, free.id);
      const leaving = leave(admin, colleague.id);
      await untilLockWaits(app.db);
      const [booked] = await tx.select().from(appointments);
      if (!booked) throw new Error('An appointment is booked');
      const { id: slot_id, starts_at } = free;
      await tx
        .insert(appointments)
        .values({ ...booked, id: 'entre-temps', user_id: other.id, slot_id, starts_at });
      return { leaving };
    });
    expect(await leaving).toMatchObject({ cancelled: 2 });
    expect(await count(sql`appointment_slots`)).toBe(0);
  });
});

test('a week on call becomes free, and stays free when the colleague returns', async () => {
  const admin = await app.staffBrowser('admin');
  const colleague = await insertColleague(app, ['moderation']);
  const monday = mondayOf('2026-11-21');
  await admin.client.deskStaff.chooseOnCall({ id: colleague.id, monday, on: true });
  const held = await admin.client.deskStaff.held({ id: colleague.id });
  expect(countLost(held, ['support'])).toEqual([{ name: 'weeks', count: 1 }]);
  await leave(admin, colleague.id);
  await admin.client.deskStaff.enable({ id: colleague.id });
  const { weeks } = await admin.client.deskStaff.onCall();
  expect(weeks.find((week) => week.monday === monday)?.colleague).toBeNull();
});

test('re-enabling an account is announced to every admin', async () => {
  const [anne, paul] = [await app.staffBrowser('admin'), await app.staffBrowser('admin')];
  const colleague = await insertColleague(app, ['admin']);
  await leave(anne, colleague.id);
  for (const _ of ['once', 'the same press again']) await anne.client.deskStaff.enable({ id: colleague.id });
  const mails = await app.mailsTo(paul.staff.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Un accès à l’espace de l’équipe a été donné']);
});
