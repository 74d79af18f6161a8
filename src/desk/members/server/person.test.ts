import { describe, expect, test } from 'vitest';
import type { StaffRole } from '#desk/staff/rules.ts';
import { appointments, supportThreads, workshopDates, workshopRegistrations } from '#server/schema.ts';
import { aCase, type Desk } from '#testing/cases.ts';
import { aMember } from '#testing/factories.ts';
import { warn } from '#testing/measures.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import type { Work } from '../rules.ts';

const app = await testApp();

const IN_DECEMBER = new Date('2026-12-01T18:00:00Z');

/**
 * Claire, who wrote to support, to a coach and about data protection, with a warning, a workshop place and two cases.
 */
async function aBusyMember() {
  const [claire] = await app.insert(aMember());
  const now = app.clock.now();
  const written = {
    user_id: claire.id,
    state: 'resolved',
    excerpt: 'Bonjour',
    from_team: true,
    unread: 0,
  } as const;
  const at = { last_message_at: now, created_at: now };
  const threads = await app.db
    .insert(supportThreads)
    .values([
      { ...written, ...at, kind: 'member', key: claire.id },
      { ...written, ...at, kind: 'contact', key: 'lettre-1', recipient: 'coach', audience: 'coach' },
      { ...written, ...at, kind: 'contact', key: 'lettre-2', recipient: 'dpo', audience: 'admin' },
    ])
    .returning({ id: supportThreads.id });
  const [chat = '', toCoach = '', toAdmin = ''] = threads.map(({ id }) => String(id));
  await warn(app, claire.id);
  await app.db.insert(workshopDates).values({ id: 'atelier', workshop_id: 1, starts_at: IN_DECEMBER });
  const place = { user_id: claire.id, session_id: 'atelier', status: 'registered', created_at: now } as const;
  await app.db.insert(workshopRegistrations).values(place);
  const anne = await app.staffBrowser('admin');
  const dossier = await aCase(anne, claire.id);
  await aCase(anne, claire.id, 'scam');
  return { claire, chat, toCoach, toAdmin, dossier };
}

async function received(desk: Desk, member: string, id = `recu-par-${desk.staff.id}`): Promise<string> {
  const { id: staff_id, firstName: host_name } = desk.staff;
  const booked = { kind: 'welcome', state: 'booked', means: 'call', starts_at: IN_DECEMBER } as const;
  const row = { id, user_id: member, staff_id, host_name, ...booked, settled_at: app.clock.now() };
  await app.db.insert(appointments).values(row);
  return id;
}

const look = (desk: Desk, work: Work, id: string) => desk.client.deskMembers.beside({ work, id });

/** A colleague of each role who hosts an appointment with Claire. */
async function deskOf(role: StaffRole, member: string) {
  await received(await app.staffBrowser(role), member);
  const desk = await app.staffBrowser(role);
  return { desk, own: await received(desk, member), other: await received(desk, member, 'un-autre') };
}

describe('the person panel next to a piece of work', () => {
  const everything = { account: true, decisions: 1, workshops: 1 };
  const nothing = { account: false, decisions: null, workshops: null };
  test.each([
    ['support', 'chat', { ...everything, threads: 1, cases: null, appointments: 2 }],
    ['moderation', 'dossier', { ...everything, threads: null, cases: 1, appointments: 2 }],
    ['admin', 'chat', { ...everything, threads: 1, cases: 2, appointments: null }],
    ['coach', 'toCoach', { ...nothing, threads: 0, cases: null, appointments: 2 }],
    ['matchmaker', 'own', { ...nothing, threads: null, cases: null, appointments: 1 }],
  ] as const)('shows %s the same data as the pages of their role', async (role, at, expected) => {
    const member = await aBusyMember();
    const { desk, own } = await deskOf(role, member.claire.id);
    const id = { ...member, own }[at];
    const person = await look(desk, at === 'dossier' ? 'case' : at === 'own' ? 'appointment' : 'thread', id);
    const counts = { account: person?.account !== null } as Record<string, unknown>;
    for (const part of ['threads', 'cases', 'decisions', 'appointments', 'workshops'] as const)
      counts[part] = person?.[part]?.count ?? null;
    expect(counts).toEqual(expected);
    expect(person).toMatchObject({ firstName: 'Claire', address: expect.stringContaining('•••@') });
    const { email, birthDate, lastName, bio } = member.claire;
    for (const hidden of [email, birthDate, lastName, bio])
      expect(JSON.stringify(person)).not.toContain(hidden);
  });

  test('opens for work that the colleague’s roles allow, and for nothing else', async () => {
    const { claire, chat, toCoach, toAdmin, dossier } = await aBusyMember();
    const elsewhere = await received(await app.staffBrowser('matchmaker'), claire.id);
    const works = [
      ['thread', chat],
      ['thread', toCoach],
      ['thread', toAdmin],
      ['case', dossier],
      ['appointment', elsewhere],
    ] as const;
    const opens: Record<StaffRole, boolean[]> = {
      support: [true, true, false, false, false],
      moderation: [false, false, false, true, false],
      admin: [true, false, true, true, false],
      coach: [false, true, false, false, false],
      matchmaker: [false, false, false, false, false],
    };
    for (const [role, expected] of Object.entries(opens) as [StaffRole, boolean[]][]) {
      const desk = await app.staffBrowser(role);
      for (const [place, [work, id]] of works.entries()) {
        const told = look(desk, work, id).then(
          () => true,
          () => false,
        );
        expect([role, work, id, await told]).toEqual([role, work, id, expected[place]]);
      }
      // A member's id alone opens nothing.
      for (const work of ['thread', 'case', 'appointment'] as const)
        expect(await refusalOf(look(desk, work, claire.id))).toBe('NOT_FOUND');
    }
  });

  test('logs a view once per half hour and colleague, with its reason, and no refused view', async () => {
    const { claire, chat } = await aBusyMember();
    const [nadia, marc] = [await app.staffBrowser('support'), await app.staffBrowser('moderation')];
    const looks = () => app.auditLog('members.beside');
    await look(nadia, 'thread', chat);
    await look(nadia, 'thread', chat);
    expect(await refusalOf(look(marc, 'thread', chat))).toBe('NOT_FOUND');
    expect(await looks()).toMatchObject([{ subject_id: claire.id, reason: 'À côté d’une conversation' }]);
    await look(await app.staffBrowser('support'), 'thread', chat);
    app.clock.advance({ minutes: 31 });
    await look(nadia, 'thread', chat);
    expect(await looks()).toHaveLength(3);
  });

  test('finds no account for a visitor', async () => {
    const nadia = await app.staffBrowser('support');
    const now = app.clock.now();
    const [thread] = await app.db
      .insert(supportThreads)
      .values({
        kind: 'visitor',
        key: 'une-visite',
        state: 'resolved',
        excerpt: 'Bonjour',
        from_team: true,
        unread: 0,
        last_message_at: now,
        created_at: now,
      })
      .returning({ id: supportThreads.id });
    expect(await look(nadia, 'thread', String(thread?.id))).toBeNull();
  });

  test('disappears with the account', async () => {
    const { claire, chat, dossier } = await aBusyMember();
    const anne = await app.staffBrowser('admin', 'support');
    await anne.client.deskMembers.open({ id: claire.id, reason: 'data-request', words: 'Elle le demande.' });
    const nadia = await app.staffBrowser('support');
    await nadia.client.deskMembers.open({ id: claire.id, reason: 'data-request', words: 'Elle le demande.' });
    await nadia.client.deskMembers.askErasure({ id: claire.id, request: 'Supprimez tout.' });
    await anne.client.deskMembers.confirmErasure({ id: claire.id });
    expect(await refusalOf(look(anne, 'thread', chat))).toBe('NOT_FOUND');
    expect(await look(anne, 'case', dossier)).toBeNull();
  });
});
