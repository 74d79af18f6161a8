import { beforeEach, describe, expect, test } from 'vitest';
import { mailWaitingCoachMessages } from '#member/coaching/server/mail-waiting.ts';
import { coachAssignments, coaches } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';
import { newAddress, refusalOf, testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { openDesk } from '#testing/test-colleagues.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';

const app = await testApp();
let tests = 0;

beforeEach(() => {
  tests += 1;
});

/** A coach at the desk with one coached member, and a second member without a coach. */
async function pair() {
  const member = await app.memberBrowser(aMember({ firstName: 'Zélie' }));
  const stranger = await app.memberBrowser(aMember({ firstName: 'Ysé' }));
  const desk = await app.staffBrowser('coach');
  const email = `coach-paire-${tests}@exemple.invalid`;
  await storeCoach(app, { staff: desk.staff.id, members: [member.member.id], email });
  return { member, stranger, desk, id: member.member.id, email };
}

const written = (content: string, clientId: string = crypto.randomUUID()) => ({ clientId, content });

/** Reassigns the member to another coach. */
async function changeCoach(id: string) {
  const other = await app.staffBrowser('coach');
  const names = { first_name: 'Marie', last_name: 'Exemple', specialty: 's', bio: 'b', email: 'm@x.invalid' };
  await app.db.insert(coaches).values({ id: 'marie', ...names, staff_id: other.staff.id });
  await app.db.update(coachAssignments).set({ coach_id: 'marie' });
  expect((await other.client.deskCoaching.members({})).members.map((one) => one.id)).toEqual([id]);
  return other;
}

test('the members of a coach come in the order of the alphabet, page after page', async () => {
  const desk = await app.staffBrowser('coach');
  const names = [
    'Zoé',
    'Élise',
    'éric',
    'Anne-Lise',
    ...Array.from({ length: MEMBERS_PAGE_SIZE }, () => 'Émile'),
  ];
  const members = await app.insert(...names.map((firstName) => aMember({ firstName })));
  await storeCoach(app, { staff: desk.staff.id, members: members.map(({ id }) => id), email: newAddress() });
  const first = await desk.client.deskCoaching.members({});
  const after = first.members.at(-1)?.id;
  const second = await desk.client.deskCoaching.members({ after });
  const listed = [...first.members, ...second.members].map(({ firstName }) => firstName);
  expect(listed).toHaveLength(names.length);
  expect([...new Set(listed)]).toEqual(['Anne-Lise', 'Élise', 'Émile', 'éric', 'Zoé']);
});

async function actionsAbout(id: string) {
  const lines = await app.auditLog();
  return lines.filter(({ subject_id }) => subject_id === id).map(({ action }) => action);
}

describe('chat between a member and their coach', () => {
  test('delivers a message once, unread until opened, in the member’s navigation too', async () => {
    const { member, desk, id } = await pair();
    const first = written('Bonjour, puis-je vous demander quelque chose ?');
    await Promise.all([1, 2, 3].map(() => member.client.coachChat.send(first)));
    expect((await desk.client.deskCoaching.day()).waiting).toMatchObject([{ id, firstName: 'Zélie' }]);
    const thread = await desk.client.deskCoaching.thread({ id });
    expect(thread).toMatchObject({
      unread: 1,
      messages: [{ from: 'member', content: first.content, clientId: null }],
    });
    await desk.client.deskCoaching.markRead({ id });
    await desk.client.deskCoaching.send({ id, ...written('Bien sûr.') });
    expect((await desk.client.deskCoaching.day()).waiting).toEqual([]);
    expect((await member.client.session.read()).member?.coachUnread).toBe(1);
    const mine = await member.client.coachChat.mine({});
    expect(mine.coach?.firstName).toBe('Antoine');
    expect(mine.thread.messages.map(({ from, read }) => [from, read])).toEqual([
      ['member', true],
      ['coach', false],
    ]);
    await member.client.coachChat.markRead();
    expect((await member.client.session.read()).member?.coachUnread).toBe(0);
    expect(await refusalOf(member.client.coachChat.send({ ...first, content: 'Autre chose' }))).toBe(
      'SAME_KEY_OTHER_CONTENT',
    );
  });

  test('needs a coach, and one with an account on the site', async () => {
    const { member, stranger } = await pair();
    expect(await stranger.client.coachChat.mine({})).toMatchObject({ coach: null });
    expect(await refusalOf(stranger.client.coachChat.send(written('Bonjour')))).toBe('NOT_FOUND');
    await app.db.update(coaches).set({ staff_id: null });
    expect(await member.client.coachChat.mine({})).toMatchObject({ coach: null });
    expect(await refusalOf(member.client.coachChat.send(written('Bonjour')))).toBe('NOT_FOUND');
  });

  test('stays between the two: neither the next nor the former coach can read it', async () => {
    const { member, desk, id } = await pair();
    await member.client.coachChat.send(written('Une confidence'));
    await desk.client.deskCoaching.addNote({ id, clientId: crypto.randomUUID(), content: 'Une note' });
    const next = await changeCoach(id);
    expect((await next.client.deskCoaching.thread({ id })).messages).toEqual([]);
    expect((await next.client.deskCoaching.member({ id })).notes).toEqual([]);
    expect(await refusalOf(desk.client.deskCoaching.thread({ id }))).toBe('NOT_FOUND');
    expect(await refusalOf(desk.client.deskCoaching.member({ id }))).toBe('NOT_FOUND');
    expect((await member.client.coachChat.mine({})).thread.messages).toEqual([]);
  });

  test('sends one mail, without the message text, after a quarter of an hour unread', async () => {
    const { member, desk, id, email } = await pair();
    await member.client.coachChat.send(written('ZQSECRET'));
    await desk.client.deskCoaching.send({ id, ...written('ZQSECRET') });
    await mailWaitingCoachMessages(app.services);
    app.clock.advance({ minutes: 16 });
    await Promise.all([1, 2].map(() => mailWaitingCoachMessages(app.services)));
    await untilMailsLeft(app);
    const [toMember, toCoach] = [await app.mailsTo(member.member.email), await app.mailsTo(email)];
    expect(toMember.map(({ subject }) => subject)).toEqual(['Un message de votre coach']);
    expect(toCoach.map(({ subject }) => subject)).toEqual(['Zélie vous a écrit']);
    expect(JSON.stringify([toMember, toCoach])).not.toContain('ZQSECRET');
  });
});

describe('a coach’s list', () => {
  test('contains only their own members, with first name, age, city, next date and last exchange', async () => {
    const { member, stranger, desk, id } = await pair();
    await member.client.workshops.register({ id: '8-2026-11-23' });
    await member.client.coachChat.send(written('Bonjour'));
    const { members, next } = await desk.client.deskCoaching.members({});
    expect(next).toBeNull();
    expect(members).toEqual([
      {
        id,
        firstName: 'Zélie',
        age: expect.any(Number),
        city: expect.any(String),
        nextDate: { workshopId: 8, startsAt: '2026-11-23T18:30:00.000Z' },
        lastExchange: { at: app.clock.now().toISOString(), from: 'member' },
        unread: 1,
      },
    ]);
    const searched = async (search: string) =>
      (await desk.client.deskCoaching.members({ search })).members.length;
    const found = await Promise.all(['zél', 'ZEL', 'ysé', '%'].map(searched));
    expect(found).toEqual([1, 1, 0, 0]);
    const page = await desk.client.deskCoaching.member({ id });
    expect(page.dates).toMatchObject([{ workshopId: 8, attendance: null, waiting: false }]);
    expect(JSON.stringify(page)).not.toMatch(/exemple\.invalid|score|birth/);
    const others = stranger.member.id;
    const calls = [
      desk.client.deskCoaching.member({ id: others }),
      desk.client.deskCoaching.thread({ id: others }),
      desk.client.deskCoaching.send({ id: others, ...written('x') }),
      desk.client.deskCoaching.markRead({ id: others }),
      desk.client.deskCoaching.addNote({ id: others, clientId: crypto.randomUUID(), content: 'x' }),
      desk.client.deskCoaching.readShared({ id: others, kind: 'quiz' }),
    ];
    expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['NOT_FOUND']));
    expect(await actionsAbout(others)).toEqual([]);
  });

  test('opens a member’s page, logged once per half hour, with notes that can be added and removed', async () => {
    const { desk, id } = await pair();
    await desk.client.deskCoaching.member({ id });
    await desk.client.deskCoaching.member({ id });
    await desk.client.deskCoaching.addNote({ id, clientId: crypto.randomUUID(), content: 'Se sent prête.' });
    const [note] = (await desk.client.deskCoaching.member({ id })).notes;
    expect(note?.content).toBe('Se sent prête.');
    await desk.client.deskCoaching.removeNote({ id, note: note?.id ?? 0 });
    expect(await refusalOf(desk.client.deskCoaching.removeNote({ id, note: note?.id ?? 0 }))).toBe(
      'NOT_FOUND',
    );
    app.clock.advance({ minutes: 31 });
    await desk.client.deskCoaching.member({ id });
    expect(await actionsAbout(id)).toEqual([
      'coaching.open-member',
      'coaching.note',
      'coaching.remove-note',
      'coaching.open-member',
    ]);
  });

  test('puts the dates that the coach leads today at the top, with their participants', async () => {
    const { member, desk } = await pair();
    await member.client.workshops.register({ id: '8-2026-11-23' });
    expect((await desk.client.deskCoaching.day()).today).toEqual([]);
    app.clock.set('2026-11-23T08:00:00+01:00');
    const { client } = await openDesk(app, desk.staff);
    expect((await client.deskCoaching.day()).today).toMatchObject([
      { id: '8-2026-11-23', people: ['Zélie'], hasRoom: false },
    ]);
  });
});

describe('a member’s shared answers', () => {
  test('can be read by the coach only while shared; the log and the member learn of each reading', async () => {
    const { member, desk, id } = await pair();
    const read = () => desk.client.deskCoaching.readShared({ id, kind: 'quiz' });
    expect(await refusalOf(read())).toBe('NOT_FOUND');
    await member.client.sharedAnswers.share({ kind: 'quiz', days: 7 });
    expect((await read()).quiz).toMatchObject({ self_confidence_score: expect.any(Number) });
    expect(await refusalOf(desk.client.deskCoaching.readShared({ id, kind: 'love-profile' }))).toBe(
      'NOT_FOUND',
    );
    await read();
    expect(await actionsAbout(id)).toEqual(['coaching.read-shared', 'coaching.read-shared']);
    const [quiz, love] = (await member.client.sharedAnswers.mine()).answers;
    expect(quiz).toEqual({
      kind: 'quiz',
      answered: true,
      until: '2026-11-28T11:00:00.000Z',
      lastReadAt: app.clock.now().toISOString(),
    });
    expect(love).toMatchObject({ until: null, lastReadAt: null });
    await member.client.sharedAnswers.stop({ kind: 'quiz' });
    expect(await refusalOf(read())).toBe('NOT_FOUND');
  });

  test('become unreadable when the share expires, without any job', async () => {
    const { member, id } = await pair();
    await member.client.sharedAnswers.share({ kind: 'love-profile', days: 7 });
    app.clock.advance({ days: 7 });
    const again = await app.staffBrowser('coach');
    await app.db.update(coaches).set({ staff_id: again.staff.id });
    expect((await again.client.deskCoaching.member({ id })).shared).toEqual([]);
    expect(await refusalOf(again.client.deskCoaching.readShared({ id, kind: 'love-profile' }))).toBe(
      'NOT_FOUND',
    );
  });

  test('stay hidden after the consent is withdrawn, even when it is given again', async () => {
    const { member, desk, id } = await pair();
    const { quiz } = member.member;
    if (!quiz) throw new Error('the factory answers everything');
    await member.client.sharedAnswers.share({ kind: 'quiz', days: 30 });
    await member.client.answers.withdrawConsent({ purpose: 'quiz' });
    expect(await refusalOf(desk.client.deskCoaching.readShared({ id, kind: 'quiz' }))).toBe('NOT_FOUND');
    await member.client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
    expect((await member.client.sharedAnswers.mine()).answers[0]).toMatchObject({
      answered: true,
      until: null,
    });
    expect(await refusalOf(desk.client.deskCoaching.readShared({ id, kind: 'quiz' }))).toBe('NOT_FOUND');
  });

  test('stay hidden from the next coach, and need a coach to be shared with', async () => {
    const { member, stranger, id } = await pair();
    await member.client.sharedAnswers.share({ kind: 'quiz', days: 30 });
    const next = await changeCoach(id);
    expect((await next.client.deskCoaching.member({ id })).shared).toEqual([]);
    expect(await refusalOf(next.client.deskCoaching.readShared({ id, kind: 'quiz' }))).toBe('NOT_FOUND');
    expect((await stranger.client.sharedAnswers.mine()).coachName).toBeNull();
    expect(await refusalOf(stranger.client.sharedAnswers.share({ kind: 'quiz', days: 7 }))).toBe(
      'NOTHING_TO_SHARE',
    );
  });
});
