import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { insertSentMail } from '#platform/mail/sent-mail-store.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import {
  accountStandings,
  memberActivity,
  photos,
  profiles,
  profileVerifications,
  relationshipQuiz,
  sentMails,
  staffAudit,
  users,
  workshopDates,
  workshopRegistrations,
} from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { SUSPENDED_UNTIL, suspend } from '#testing/measures.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { COUNTED_MEMBERS } from '../rules.ts';

const app = await testApp();

async function nadiaAndClaire() {
  const claire = await app.memberBrowser();
  const nadia = await app.staffBrowser('support');
  const { id } = claire.member;
  const open = (desk = nadia) =>
    desk.client.deskMembers.open({ id, reason: 'question', words: 'Elle ne reçoit rien.' });
  return { claire, nadia, id, open };
}

describe('member search', () => {
  test('filters by name, city, prefix of the address and state; the list masks the address', async () => {
    const { claire, nadia } = await nadiaAndClaire();
    const [amelie] = await app.insert(aMan({ firstName: 'Amélie', commune: PARIS }));
    await suspend(app, amelie.id);
    const names = async (query: Parameters<typeof nadia.client.deskMembers.search>[0]) =>
      (await nadia.client.deskMembers.search(query)).members.map(({ firstName }) => firstName);
    expect(await names({ words: 'amelie' })).toEqual(['Amélie']);
    expect(await names({ words: 'paris' })).toEqual(['Amélie']);
    expect(await names({ words: claire.member.email.slice(0, 9) })).toContain('Claire');
    expect(await names({ words: '%' })).toEqual([]);
    expect(await names({ state: 'suspended' })).toEqual(['Amélie']);
    const list = await nadia.client.deskMembers.search({});
    expect(list.members.map(({ state }) => state).sort()).toEqual(['open', 'suspended']);
    for (const { email, birthDate } of [claire.member, amelie])
      for (const hidden of [email, birthDate]) expect(JSON.stringify(list)).not.toContain(hidden);
  });

  test('combines filters; rows show progress, verification, last visit and requested erasure', async () => {
    const { nadia, id, open } = await nadiaAndClaire();
    const [paul, lea] = await app.insert(aMan({ firstName: 'Paul' }), aMember({ firstName: 'Léa' }));
    const now = app.clock.now();
    await app.db.insert(photos).values({ id: 'photo', user_id: id, created_at: now });
    await app.db
      .insert(profileVerifications)
      .values({ user_id: id, photo_id: 'photo', verified_at: now, verified_by: 'x' });
    await app.db.update(profiles).set({ photo_url: '/une-photo' }).where(eq(profiles.id, id));
    await app.db.delete(relationshipQuiz).where(eq(relationshipQuiz.id, paul.id));
    const longAgo = new Date(now.getTime() - 40 * DAY_MS);
    await app.db.update(users).set({ createdAt: longAgo }).where(eq(users.id, lea.id));
    const activity = (user_id: string, last_seen_at: Date) =>
      app.db
        .insert(memberActivity)
        .values({ user_id, last_seen_at })
        .onConflictDoUpdate({ target: memberActivity.user_id, set: { last_seen_at } });
    await activity(lea.id, longAgo);
    await activity(id, now);
    await open();
    await nadia.client.deskMembers.askErasure({ id, request: 'Supprimez mon compte.' });
    const names = async (query: Parameters<typeof nadia.client.deskMembers.search>[0]) =>
      (await nadia.client.deskMembers.search(query)).members.map(({ firstName }) => firstName);
    expect(await names({ step: 'quiz' })).toEqual(['Paul']);
    expect((await names({ step: 'complete' })).sort()).toEqual(['Claire', 'Léa']);
    expect(await names({ step: 'complete', weeks: 4 })).toEqual(['Claire']);
    expect((await names({ weeks: 12 })).sort()).toEqual(['Claire', 'Léa', 'Paul']);
    expect(await names({ days: 30 })).toEqual(['Claire']);
    expect((await names({ days: 90 })).sort()).toEqual(['Claire', 'Léa']);
    expect(await names({ verified: 'yes' })).toEqual(['Claire']);
    expect((await names({ verified: 'no' })).sort()).toEqual(['Léa', 'Paul']);
    expect(await names({ verified: 'no', words: 'paul' })).toEqual(['Paul']);
    expect((await names({ photo: 'no' })).sort()).toEqual(['Léa', 'Paul']);
    expect(await names({ photo: 'yes', state: 'erasure-asked' })).toEqual(['Claire']);
    const [claire] = (await nadia.client.deskMembers.search({ verified: 'yes' })).members;
    const shown = { step: null, isVerified: true, isErasureAsked: true, lastSeen: parisDay(now) };
    expect(claire).toMatchObject(shown);
    // The verification lapses with its photo.
    await app.db.delete(photos).where(eq(photos.id, 'photo'));
    expect(await names({ verified: 'yes' })).toEqual([]);
  });

  test('pages by fifty without duplicates, and counts on the first page, only « more than » above a thousand', async () => {
    await app.insert(...Array.from({ length: 60 }, () => aMember()));
    const nadia = await app.staffBrowser('support');
    const first = await nadia.client.deskMembers.search({});
    expect(first.count).toBe(60);
    const second = await nadia.client.deskMembers.search({ after: first.next ?? '' });
    expect(second.count).toBeNull();
    expect([first.members.length, second.members.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(60);
    expect((await nadia.client.deskMembers.search({ state: 'suspended' })).count).toBe(0);
    const now = app.clock.now();
    await app.db.insert(users).values(
      Array.from({ length: COUNTED_MEMBERS }, (_, place) => ({
        id: `many-${place}`,
        name: '',
        email: `many-${place}@exemple.invalid`,
        createdAt: now,
        updatedAt: now,
      })),
    );
    expect((await nadia.client.deskMembers.search({})).count).toBe(COUNTED_MEMBERS + 1);
  });

  test('lists suspended members in the common order, page by page', async () => {
    const people = Array.from({ length: 60 }, () => aMember());
    await app.insert(...people);
    const now = app.clock.now();
    await app.db.insert(accountStandings).values(
      people.slice(4).map(({ id }) => ({
        user_id: id,
        decision: id,
        since: now,
        joined_at: now,
        until: SUSPENDED_UNTIL,
      })),
    );
    const nadia = await app.staffBrowser('support');
    const idsOf = async (state?: 'suspended') => {
      const first = await nadia.client.deskMembers.search({ state });
      const second = await nadia.client.deskMembers.search({ state, after: first.next ?? '' });
      return [...first.members, ...second.members]
        .filter((one) => one.state === 'suspended')
        .map(({ id }) => id);
    };
    expect(await idsOf('suspended')).toHaveLength(56);
    expect(await idsOf('suspended')).toEqual(await idsOf());
    expect((await nadia.client.deskMembers.search({ state: 'closed' })).members).toEqual([]);
  });
});

describe('a member’s page', () => {
  test('opens for half an hour to one colleague, for a logged reason', async () => {
    const { nadia, id, open } = await nadiaAndClaire();
    const read = (desk = nadia) => desk.client.deskMembers.one({ id });
    const marc = await app.staffBrowser('moderation');
    expect(await refusalOf(read())).toBe('OPEN_FIRST');
    await open();
    expect(await read()).toMatchObject({ id, firstName: 'Claire', state: 'open', reports: null });
    expect(await refusalOf(read(marc))).toBe('OPEN_FIRST');
    await open(marc);
    expect((await read(marc)).reports).toBe(0);
    const anne = await app.staffBrowser('admin');
    const { lines } = await anne.client.deskStaff.audit({ action: 'members.open' });
    const reason = 'Répondre à une question du membre. Elle ne reçoit rien.';
    const subject = { kind: 'member', id, name: 'Claire' };
    expect(lines).toMatchObject([
      { who: { firstName: 'Marc' } },
      { who: { firstName: 'Nadia' }, subject, reason },
    ]);
    expect(await refusalOf(nadia.client.deskStaff.audit({}))).toBe('NOT_FOUND');
    app.clock.advance({ minutes: 31 });
    expect(await refusalOf(read())).toBe('OPEN_FIRST');
  });

  test('shows the sign-up progress, and no answer, photo or message', async () => {
    const { claire, nadia, id, open } = await nadiaAndClaire();
    await open();
    const file = await nadia.client.deskMembers.one({ id });
    expect(file.leftSteps).toEqual([]);
    expect(file.devices).toHaveLength(1);
    const text = JSON.stringify(file);
    for (const hidden of [
      claire.member.bio,
      claire.member.lastName,
      claire.member.birthDate,
      '_score',
      'Cinéma',
    ])
      expect(text).not.toContain(hidden);
  });

  test('shows workshop places, without waiting lists and cancelled dates', async () => {
    const { nadia, id, open } = await nadiaAndClaire();
    const starts_at = new Date('2026-12-01T18:00:00Z');
    await app.db.insert(workshopDates).values([
      { id: 'a-place', workshop_id: 1, starts_at },
      { id: 'a-rank', workshop_id: 2, starts_at },
      { id: 'cancelled', workshop_id: 3, starts_at, cancelled_at: app.clock.now() },
    ]);
    const registered = { user_id: id, status: 'registered' as const, created_at: app.clock.now() };
    await app.db.insert(workshopRegistrations).values([
      { ...registered, session_id: 'a-place' },
      { ...registered, session_id: 'a-rank', status: 'waiting' as const },
      { ...registered, session_id: 'cancelled' },
    ]);
    await open();
    const { workshops } = await nadia.client.deskMembers.one({ id });
    expect(workshops.map(({ startsAt }) => startsAt)).toEqual([starts_at.toISOString()]);
  });
});

describe('the mails of a member', () => {
  test('appear by kind and time for a year, without their text, and are erased with the account', async () => {
    const { claire, nadia, id, open } = await nadiaAndClaire();
    await open();
    await nadia.client.deskMembers.resend({ id });
    await app.mailsTo(claire.member.email);
    const mails = async () => (await nadia.client.deskMembers.one({ id })).mails;
    await expect.poll(mails).toMatchObject([{ template: 'reset-password', state: 'sent' }]);
    expect(JSON.stringify(await mails())).not.toContain('jeton');
    // Another member’s mail stays hidden.
    const [other] = await app.insert(aMan());
    await insertSentMail(app.db, { id: 'a', to: other.email, template: 'new-people' }, app.clock.now());
    await insertSentMail(
      app.db,
      { id: 'b', to: 'x@exemple.invalid', template: 'new-people' },
      app.clock.now(),
    );
    expect(await mails()).toHaveLength(1);
    await insertSentMail(
      app.db,
      { id: 'c', to: claire.member.email, template: 'report-receipt' },
      app.clock.now(),
    );
    expect(await mails()).toHaveLength(1);
    const marc = await app.staffBrowser('moderation');
    await open(marc);
    expect((await marc.client.deskMembers.one({ id })).mails).toHaveLength(2);
    await app.db.delete(users);
    expect(await app.db.$count(sentMails)).toBe(0);
  });
});

describe('the page of a member', () => {
  test('lets a colleague send a password link and log out a device, both logged', async () => {
    const { claire, nadia, id, open } = await nadiaAndClaire();
    expect(await refusalOf(nadia.client.deskMembers.resend({ id }))).toBe('OPEN_FIRST');
    await open();
    await nadia.client.deskMembers.resend({ id });
    expect((await app.mailsTo(claire.member.email)).at(-1)?.text).toContain('#jeton=');
    const [device] = (await nadia.client.deskMembers.one({ id })).devices;
    await nadia.client.deskMembers.endDevice({ id, device: device?.id ?? '' });
    expect((await claire.fetch('/api/profile')).status).toBe(401);
    const actions = (await app.auditLog()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['members.resend', 'members.end-device']));
  });

  test('answers a request for personal data with a link to the archive, without an attachment', async () => {
    const { claire, nadia, id, open } = await nadiaAndClaire();
    await open();
    await nadia.client.deskMembers.answerAccess({ id });
    const mail = (await app.mailsTo(claire.member.email)).at(-1);
    expect(mail?.text).toContain('/settings/mes-donnees');
  });

  test('erases the account on request once a second colleague has confirmed it', async () => {
    const { nadia, id, open, claire } = await nadiaAndClaire();
    const anne = await app.staffBrowser('admin', 'support');
    await open();
    await open(anne);
    expect(await refusalOf(anne.client.deskMembers.confirmErasure({ id }))).toBe('NOT_FOUND');
    await anne.client.deskMembers.askErasure({ id, request: 'Supprimez tout.' });
    expect(await refusalOf(anne.client.deskMembers.confirmErasure({ id }))).toBe('SAME_PERSON');
    await anne.client.deskMembers.dropErasure({ id });
    await nadia.client.deskMembers.askErasure({ id, request: 'Supprimez tout, dit-elle dans le chat.' });
    expect((await anne.client.deskMembers.one({ id })).erasure).toMatchObject({ by: 'Nadia', mine: false });
    expect(await refusalOf(nadia.client.deskMembers.confirmErasure({ id }))).toBe('NOT_FOUND');
    // A colleague who recently granted the other’s access may be the same person.
    const paul = await app.staffBrowser('admin', 'support');
    await paul.client.deskStaff.disable({ id: nadia.staff.id, reason: 'Un essai.' });
    await paul.client.deskStaff.enable({ id: nadia.staff.id });
    await open(paul);
    expect(await refusalOf(paul.client.deskMembers.confirmErasure({ id }))).toBe('SAME_PERSON');
    await anne.client.deskMembers.confirmErasure({ id });
    expect(await app.db.$count(users)).toBe(0);
    const mails = await app.mailsTo(claire.member.email);
    expect(mails.map(({ subject }) => subject)).toContain('Votre compte est supprimé');
  });
});

const noticed = () => app.logs.filter(({ event }) => event === 'many-files-opened');
const opening = (id: string) => ({ id, reason: 'question', words: 'Elle ne reçoit rien.' }) as const;

test('a colleague may open a hundred files a day: the fiftieth is recorded, the hundred-and-first rejected', async () => {
  const members = [aMember(), aMember(), aMember()];
  await app.insert(...members);
  const [nadia, marc] = [await app.staffBrowser('support'), await app.staffBrowser('moderation')];
  const idOf = (place: number) => members[place % members.length]?.id ?? '';
  const { max } = LIMITS.memberFiles;
  for (let opened = 0; opened < max; opened += 1) {
    expect(noticed()).toHaveLength(opened < 50 ? 0 : 1);
    await nadia.client.deskMembers.open(opening(idOf(opened)));
  }
  const refused = await nadia.fetch(`/api/desk/members/${idOf(0)}/openings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(opening(idOf(0))),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
  expect((await refused.json()).message).toBe(
    'Vous avez ouvert beaucoup de fiches en un jour\u202f: la limite est atteinte, pour protéger les membres. Réessayez demain, ou passez le relais à quelqu’un de l’équipe.',
  );
  const lines = await app.db.$count(staffAudit, eq(staffAudit.action, 'members.open'));
  expect([lines, noticed().length]).toEqual([max, 1]);
  expect(noticed()[0]?.level).toBe('warn');
  // The limit is per colleague.
  await marc.client.deskMembers.open(opening(idOf(0)));
});
