import { eq, like } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { dailyFigures, encounters, userEvents } from '#server/schema.ts';
import { aConversation, acquainted, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { calendarIn, parsedMailsTo } from '#testing/mailed-calendar.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const THURSDAY = '2026-12-03T18:30:00.000Z';
const MOMENTS = [
  { day: '2026-12-06', time: '11:00' },
  { day: '2026-12-03', time: '19:30' },
  { day: '2026-12-05', time: '15:00' },
];
const LATER = [
  { day: '2026-12-10', time: '19:30' },
  { day: '2026-12-12', time: '15:00' },
  { day: '2026-12-13', time: '11:00' },
];
const PLACE = { kind: 'Café' as const, name: 'Le Petit Bouchon' };

type Proposal = Omit<Parameters<MemberBrowser['client']['encounters']['propose']>[0], 'id'>;
const propose = (by: MemberBrowser, whom: MemberBrowser, changes: Partial<Proposal> = {}) =>
  by.client.encounters.propose({ id: whom.member.id, moments: MOMENTS, place: PLACE, ...changes });
const accept = (by: MemberBrowser, whom: MemberBrowser, revision = 0, moment = THURSDAY) =>
  by.client.encounters.accept({ id: whom.member.id, revision, moment });
const end = (by: MemberBrowser, whom: MemberBrowser, revision = 0, words?: string) =>
  by.client.encounters.end({ id: whom.member.id, revision, ...(words === undefined ? {} : { words }) });
const one = (of: MemberBrowser, whom: MemberBrowser) => of.client.encounters.one({ id: whom.member.id });
const eventsOf = (someone: MemberBrowser) =>
  app.db.$count(userEvents, eq(userEvents.user_id, someone.member.id));
const lastWords = async (of: MemberBrowser, whom: MemberBrowser) =>
  (await of.client.conversations.thread({ id: whom.member.id })).messages.at(-1)?.content;
const titleOf = ({ text }: ParsedMail) => text?.split('\n')[0] ?? '';
const titlesTo = async (someone: MemberBrowser) =>
  (await parsedMailsTo(app, someone.member.email)).map(titleOf);

/** Mails of one instant have no order, and subjects repeat. */
const mailTo = async (someone: MemberBrowser, title: string) =>
  (await parsedMailsTo(app, someone.member.email)).findLast((mail) => titleOf(mail).startsWith(title));
const FIXED = 'C’est convenu';
const CANCELLED = 'Votre rendez-vous est annulé';

/** Claire has proposed three moments. */
async function proposed() {
  const { claire, karim } = await acquainted(app);
  await propose(claire, karim);
  return { claire, karim };
}

/** Karim has chosen the Thursday. */
async function agreed() {
  const { claire, karim } = await proposed();
  await accept(karim, claire);
  return { claire, karim };
}

test('counts repeated requests once in the daily figures', async () => {
  const { claire, karim } = await proposed();
  await propose(claire, karim);
  for (let time = 0; time < 3; time += 1) await accept(karim, claire);
  // Counted last, so the figures are complete once it shows.
  const { encounter } = await one(claire, karim);
  await propose(claire, karim, {
    revision: encounter?.revision ?? 0,
    place: { kind: 'Librairie', name: '' },
  });
  const figures = async () => {
    const rows = await app.db.select().from(dailyFigures).where(like(dailyFigures.name, 'dates-%'));
    return rows.map(({ name, value }) => `${name} ${value}`).sort();
  };
  await expect.poll(figures).toEqual(['dates-agreed 1', 'dates-proposed 2']);
});

describe('a counter-proposal', () => {
  test('returns SAME_PROPOSAL when it repeats the received one in any order; one different moment is enough', async () => {
    const { claire, karim } = await proposed();
    for (const moments of [MOMENTS, MOMENTS.toReversed()])
      await expect(
        propose(karim, claire, { moments, revision: 0, words: 'Et ailleurs ?' }),
      ).rejects.toMatchObject({
        code: 'SAME_PROPOSAL',
        message: expect.stringContaining('changez-en au moins un'),
      });
    expect((await one(claire, karim)).encounter).toMatchObject({ revision: 0 });
    const changed = [...MOMENTS.slice(1), { day: '2026-12-08', time: '18:00' }];
    await propose(karim, claire, { moments: changed, revision: 0 });
    expect((await one(claire, karim)).encounter).toMatchObject({ revision: 1 });
  });
});

describe('proposing a date', () => {
  test('shows the moments and the place at once: the contact may answer, and the proposer waits', async () => {
    const { claire, karim } = await acquainted(app);
    const known = await eventsOf(karim);
    await propose(claire, karim);
    const seen = {
      moments: [THURSDAY, '2026-12-05T14:00:00.000Z', '2026-12-06T10:00:00.000Z'],
      agreedAt: null,
      place: { ...PLACE, holdsContactDetails: false },
      revision: 0,
    };
    expect((await one(karim, claire)).encounter).toMatchObject({
      ...seen,
      status: 'to-answer',
      firstName: 'Claire',
    });
    expect((await one(claire, karim)).encounter).toMatchObject({ ...seen, status: 'waiting' });
    expect(await eventsOf(karim)).toBe(known + 1);
  });

  test('requires that both have written; the automatic greeting does not count', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire));
    expect(await one(karim, claire)).toMatchObject({ encounter: null, canPropose: false });
    await expect(propose(karim, claire)).rejects.toMatchObject({ code: 'TOO_EARLY', status: 409 });
    await claire.client.conversations.send(aMessage(karim));
    expect(await one(karim, claire)).toMatchObject({ encounter: null, canPropose: true });
    await propose(karim, claire);
  });

  test('requires the current revision to replace a pending proposal', async () => {
    const { claire, karim } = await proposed();
    const other = { place: { kind: 'Librairie' as const, name: '' } };
    expect(await refusalOf(propose(karim, claire, other))).toBe('ALREADY_PROPOSED');
    expect(await refusalOf(propose(karim, claire, { ...other, revision: 3 }))).toBe('CHANGED');
    await propose(karim, claire, { ...other, revision: 0, words: 'Et une librairie ?' });
    expect((await one(claire, karim)).encounter).toMatchObject({
      status: 'to-answer',
      place: { kind: 'Librairie' },
      revision: 1,
    });
    expect(await lastWords(claire, karim)).toBe('Et une librairie ?');
    expect(await app.db.$count(encounters)).toBe(1);
  });

  test('rejects a wrong moment or place with an error for that field', async () => {
    const wrong: [Partial<Proposal>, string][] = [
      [{ moments: MOMENTS.slice(1) }, 'moments'],
      [{ moments: [...MOMENTS.slice(1), MOMENTS[1] ?? { day: '', time: '' }] }, 'moments.2'],
      [{ moments: [{ day: '2026-11-20', time: '19:30' }, ...MOMENTS.slice(1)] }, 'moments.0'],
      [{ moments: [{ day: '2027-01-21', time: '19:30' }, ...MOMENTS.slice(1)] }, 'moments.0'],
      [{ moments: [{ day: '2026-12-04', time: '03:00' }, ...MOMENTS.slice(1)] }, 'moments.0.time'],
      [{ place: { kind: 'Café', name: 'a'.repeat(81) } }, 'place.name'],
    ];
    const { claire, karim } = await acquainted(app);
    for (const [changes, field] of wrong)
      await expect(propose(claire, karim, changes)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { [field]: expect.any(String) } },
      });
    await propose(claire, karim, { place: { kind: 'Café', name: 'a'.repeat(80) } });
  });

  test('succeeds with a phone number in the name of the place, and warns the recipient', async () => {
    const { claire, karim } = await acquainted(app);
    await propose(claire, karim, { place: { kind: 'Café', name: 'Appelez le 06 12 34 56 78' } });
    expect((await one(karim, claire)).encounter?.place.holdsContactDetails).toBe(true);
    expect((await one(claire, karim)).encounter?.place.holdsContactDetails).toBe(false);
  });

  test('mails an absent recipient once, without a name in the subject, unless they turned mails off', async () => {
    const { claire, karim } = await acquainted(app);
    await propose(claire, karim);
    const [mail] = await parsedMailsTo(app, karim.member.email);
    expect(mail?.subject).toBe('Du nouveau sur Lueur');
    for (const said of [
      'Claire vous propose',
      'dans un café, Le Petit Bouchon',
      'Samedi 5 décembre',
      '15\u00a0h',
    ])
      expect(mail?.text).toContain(said);
    await karim.client.notifications.saveChoices({ messageMails: false });
    await end(claire, karim);
    await propose(claire, karim);
    expect(await titlesTo(karim)).toHaveLength(1);
  });

  test.runIf(onPostgres)('leaves one proposal when both propose concurrently', async () => {
    const { claire, karim } = await acquainted(app);
    const answers = await Promise.allSettled([propose(claire, karim), propose(karim, claire)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.db.$count(encounters)).toBe(1);
  });

  test('becomes possible again when all proposed moments have passed', async () => {
    const { claire, karim } = await proposed();
    app.clock.set('2026-12-06T12:00:00+01:00');
    expect(await one(karim, claire)).toMatchObject({ encounter: null, canPropose: true });
    const moments = ['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => ({ day, time: '18:00' }));
    await propose(karim, claire, { moments });
    expect(await app.db.$count(encounters)).toBe(1);
  });
});

describe('choosing a moment', () => {
  test('makes a date for both, with a mail and a calendar file, also as a download, once', async () => {
    const { claire, karim } = await agreed();
    await accept(karim, claire);
    for (const [someone, other] of [
      [claire, karim],
      [karim, claire],
    ] as const) {
      expect((await one(someone, other)).encounter).toMatchObject({
        status: 'agreed',
        agreedAt: THURSDAY,
        moments: [],
      });
      const mail = await mailTo(someone, FIXED);
      expect(mail?.text).toContain(`Avec ${other.member.firstName}`);
      expect(mail?.text).toContain('Jeudi 3 décembre à 19\u00a0h\u00a030 (heure de Paris)');
      const entry = calendarIn(mail);
      expect(entry).toMatchObject({
        METHOD: 'PUBLISH',
        SUMMARY: 'Rendez-vous',
        DTSTART: '20261203T183000Z',
        LOCATION: 'Café\\, Le Petit Bouchon',
      });
      expect(JSON.stringify(entry)).not.toContain(other.member.firstName);
    }
    expect(await titlesTo(claire)).toHaveLength(1);
    const answer = await claire.fetch(`/api/contacts/${karim.member.id}/date/calendar`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('content-disposition')).toContain('rendez-vous.ics');
    expect(await answer.text()).toContain('DTSTART:20261203T183000Z');
  });

  test('requires the invited member, a proposed moment and the current revision', async () => {
    const { claire, karim } = await proposed();
    expect(await refusalOf(accept(claire, karim))).toBe('CHANGED');
    expect(await refusalOf(accept(karim, claire, 1))).toBe('CHANGED');
    expect(await refusalOf(accept(karim, claire, 0, '2026-12-04T18:30:00.000Z'))).toBe('CHANGED');
    app.clock.set('2026-12-04T10:00:00+01:00');
    expect(await refusalOf(accept(karim, claire))).toBe('MOMENT_PAST');
    await accept(karim, claire, 0, '2026-12-05T14:00:00.000Z');
  });

  test.runIf(onPostgres)('excludes a concurrent withdrawal: exactly one of them succeeds', async () => {
    const { claire, karim } = await proposed();
    const [chosen, taken] = await Promise.allSettled([accept(karim, claire), end(claire, karim)]);
    expect([chosen.status, taken.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.db.$count(encounters)).toBe(chosen.status === 'fulfilled' ? 1 : 0);
  });
});

describe('ending a plan', () => {
  test('marks its moments as refused for both, through later proposals, until they are past', async () => {
    const { claire, karim } = await proposed();
    const first = (await one(karim, claire)).encounter?.moments ?? [];
    await end(karim, claire, 0, 'Aucun ne me convient.');
    for (const [me, other] of [
      [claire, karim],
      [karim, claire],
    ] as const)
      expect((await one(me, other)).refusedMoments.toSorted()).toEqual(first);
    await propose(claire, karim, { moments: LATER });
    await end(claire, karim, 0);
    expect((await one(karim, claire)).refusedMoments.toSorted()).toEqual(first);
    await propose(claire, karim, { moments: LATER });
    const second = (await one(karim, claire)).encounter?.moments ?? [];
    await propose(karim, claire, { moments: [...LATER.slice(0, 2), ...MOMENTS.slice(0, 1)], revision: 0 });
    expect(new Set((await one(claire, karim)).refusedMoments)).toEqual(new Set([...first, ...second]));
    app.clock.set(first[0] ?? '');
    await end(claire, karim, 1);
    expect((await one(karim, claire)).refusedMoments).not.toContain(first[0]);
  });

  test('mails a cancellation to both and removes the entry from their calendars', async () => {
    const { claire, karim } = await agreed();
    const added = calendarIn(await mailTo(karim, FIXED));
    await end(claire, karim, 1, 'Un empêchement, pardon.');
    for (const someone of [claire, karim]) {
      const removed = calendarIn(await mailTo(someone, CANCELLED));
      expect(removed).toMatchObject({ METHOD: 'CANCEL', UID: added?.UID, STATUS: 'CANCELLED' });
      expect(Number(removed?.SEQUENCE)).toBeGreaterThan(Number(added?.SEQUENCE));
    }
    await end(claire, karim, 1);
    expect(await titlesTo(karim)).toHaveLength(3);
  });

  test('cancels the former date when one member moves it, and the new one reuses the calendar entry', async () => {
    const { claire, karim } = await agreed();
    const moments = [{ day: '2026-12-10', time: '19:30' }, ...MOMENTS.slice(0, 2)];
    app.clock.advance({ minutes: 1 });
    await propose(karim, claire, { revision: 1, moments, words: 'Je suis retenu ce soir-là.' });
    expect((await one(claire, karim)).encounter).toMatchObject({ status: 'to-answer', revision: 2 });
    expect(await titlesTo(claire)).toContain(CANCELLED);
    app.clock.advance({ minutes: 1 });
    await accept(claire, karim, 2, '2026-12-10T18:30:00.000Z');
    const files = (await parsedMailsTo(app, claire.member.email)).map(calendarIn).filter(Boolean);
    expect(new Set(files.map((file) => file?.UID)).size).toBe(1);
    const inOrder = files.toSorted((one, other) => Number(one?.SEQUENCE) - Number(other?.SEQUENCE));
    expect(inOrder.map((file) => file?.METHOD)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
  });

  test.each<[string, (claire: MemberBrowser, karim: MemberBrowser) => Promise<unknown>]>([
    ['a block', (claire, karim) => claire.client.conversations.block({ id: karim.member.id })],
    [
      'deleting the conversation',
      (claire, karim) => claire.client.conversations.deleteConversation({ id: karim.member.id }),
    ],
    ['erasing the account', (claire) => claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD })],
  ])('notifies the other member that it is cancelled by %s', async (_, leave) => {
    const { claire, karim } = await agreed();
    const known = await eventsOf(karim);
    await leave(claire, karim);
    expect(await titlesTo(karim)).toContain(CANCELLED);
    expect(await app.db.$count(encounters)).toBe(0);
    expect(await karim.client.encounters.upcoming()).toEqual([]);
    expect(await eventsOf(karim)).toBeGreaterThan(known);
  });

  test('hides the plan after a block, and refuses proposals until the unblock', async () => {
    const { claire, karim } = await proposed();
    await karim.client.conversations.block({ id: claire.member.id });
    expect((await one(claire, karim)).encounter).toBeNull();
    expect(await refusalOf(propose(claire, karim))).toBe('NOT_FOUND');
    expect(await refusalOf(accept(karim, claire))).toBe('NOT_FOUND');
    await karim.client.conversations.unblock({ id: claire.member.id });
    await propose(claire, karim);
  });
});

describe('an agreed date', () => {
  test('stays in the list until it is over, and asks for feedback from the next morning on', async () => {
    const { claire, karim } = await agreed();
    expect(await claire.client.encounters.upcoming()).toMatchObject([
      { contactId: karim.member.id, firstName: 'Karim', status: 'agreed', agreedAt: THURSDAY },
    ]);
    app.clock.set('2026-12-03T22:30:00+01:00');
    expect(await claire.client.encounters.upcoming()).toEqual([]);
    app.clock.set('2026-12-04T07:59:00+01:00');
    await claire.client.accounts.logIn({ email: claire.member.email, password: TEST_PASSWORD });
    expect((await claire.client.meeting.state({ id: karim.member.id })).canDeclare).toBe(false);
    expect(await refusalOf(claire.client.meeting.declare({ id: karim.member.id }))).toBe('TOO_EARLY');
    app.clock.set('2026-12-04T08:00:00+01:00');
    expect((await claire.client.meeting.state({ id: karim.member.id })).canDeclare).toBe(true);
    await claire.client.meeting.declare({ id: karim.member.id });
  });
});
