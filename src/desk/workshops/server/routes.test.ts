import { describe, expect, test } from 'vitest';
import { coaches, workshopDates, workshopLeaders } from '#server/schema.ts';
import { aSlot } from '#testing/appointments.ts';
import { aMember } from '#testing/factories.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { storeCoach, TEST_COACH } from '#testing/test-coach.ts';
import { openDesk } from '#testing/test-colleagues.ts';

/**
 * Monday 23 November at 19:30 in Paris, led by the coach of the eighth workshop; `ANOTHERS` belongs to another coach.
 */
const OWN = '8-2026-11-23';
const ANOTHERS = '1-2026-11-24';

const app = await testApp();

async function coachAtTheDesk() {
  const desk = await app.staffBrowser('coach');
  await storeCoach(app, { staff: desk.staff.id });
  return desk;
}

async function registered(count: number, id = OWN) {
  const browsers = [];
  for (let place = 1; place <= count; place += 1) {
    const browser = await app.memberBrowser(aMember({ firstName: `Membre${place}` }));
    await browser.client.workshops.register({ id });
    browsers.push(browser);
  }
  return browsers;
}

async function actions() {
  const lines = await app.auditLog();
  return lines.map(({ action, subject_kind, subject_id, reason }) => [
    action,
    subject_kind,
    subject_id,
    reason,
  ]);
}

describe('the workshop dates at the desk', () => {
  test('list participants by first name only, to the leader of the date and the admin', async () => {
    await registered(6);
    await registered(1, ANOTHERS);
    const coach = await coachAtTheDesk();
    const seen = (await coach.client.deskWorkshops.list()).coming;
    const own = seen.find(({ id }) => id === OWN);
    expect(own).toMatchObject({ own: true, taken: 5, waiting: 1, coach: { id: TEST_COACH } });
    expect(own?.people.map(({ firstName, status }) => [firstName, status])).toEqual([
      ...[1, 2, 3, 4, 5].map((place) => [`Membre${place}`, 'registered']),
      ['Membre6', 'waiting'],
    ]);
    expect(seen.find(({ id }) => id === ANOTHERS)).toMatchObject({ own: false, taken: 1, people: [] });
    expect(seen).toHaveLength(24);
    const admin = await app.staffBrowser('admin');
    const all = (await admin.client.deskWorkshops.list()).coming;
    expect(all.find(({ id }) => id === ANOTHERS)?.people).toHaveLength(1);
    expect(JSON.stringify(all)).not.toMatch(/exemple\.invalid/);
  });
});

describe('a change', () => {
  test('cancels a date once, with its reason in the log and the list', async () => {
    await registered(1);
    const { client } = await coachAtTheDesk();
    const reason = 'Antoine est souffrant.';
    expect(await client.deskWorkshops.cancel({ id: OWN, reason })).toEqual({ told: 1 });
    expect(await actions()).toEqual([['workshops.cancel', 'workshop-date', OWN, reason]]);
    const shown = (await client.deskWorkshops.list()).coming.find(({ id }) => id === OWN);
    expect(shown?.cancelReason).toBe(reason);
    expect(await refusalOf(client.deskWorkshops.cancel({ id: OWN, reason }))).toBe('DATE_CANCELLED');
    expect(await actions()).toHaveLength(1);
  });

  test('fails as unknown on another coach’s date, except for the admin', async () => {
    const { client } = await coachAtTheDesk();
    const calls = [
      client.deskWorkshops.cancel({ id: ANOTHERS, reason: 'x' }),
      client.deskWorkshops.move({ id: ANOTHERS, day: '2026-12-02', time: '18:00' }),
      client.deskWorkshops.giveRoom({ id: ANOTHERS, room: 'https://salles.example/x', series: false }),
      client.deskWorkshops.giveCoach({ id: ANOTHERS, coach: TEST_COACH }),
      client.deskWorkshops.tick({ id: ANOTHERS, registration: 1, attendance: 'present' }),
      client.deskWorkshops.cancel({ id: 'inconnue', reason: 'x' }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'NOT_FOUND'));
    expect(await actions()).toEqual([]);
    const admin = await app.staffBrowser('admin');
    expect(await admin.client.deskWorkshops.giveCoach({ id: ANOTHERS, coach: TEST_COACH })).toEqual({
      done: true,
    });
    const own = (await client.deskWorkshops.list()).coming.filter(({ own: theirs }) => theirs);
    expect(own.map(({ id }) => id)).toContain(ANOTHERS);
  });

  test('moves a date to a time of Paris, and rejects an impossible one', async () => {
    const { client } = await coachAtTheDesk();
    const move = (day: string, time: string) => client.deskWorkshops.move({ id: OWN, day, time });
    expect(await refusalOf(move('2026-11-20', '19:30'))).toBe('HOUR_PAST');
    expect(await refusalOf(move('2027-11-20', '19:30'))).toBe('HOUR_TOO_FAR');
    expect(await refusalOf(move('2026-02-30', '19:30'))).toBe('INVALID_INPUT');
    expect(await refusalOf(move('2026-11-24', '25:30'))).toBe('INVALID_INPUT');
    await move('2026-11-24', '20:15');
    const moved = (await client.deskWorkshops.list()).coming.find(({ id }) => id === OWN);
    expect(moved).toMatchObject({
      startsAt: '2026-11-24T19:15:00.000Z',
      plannedAt: '2026-11-23T18:30:00.000Z',
    });
  });

  test('rejects the address of a room that is no https address', async () => {
    const { client } = await coachAtTheDesk();
    const give = (room: string) => client.deskWorkshops.giveRoom({ id: OWN, room, series: false });
    for (const room of ['http://salles.example/x', 'salles.example', 'javascript:alert(1)', 'https://', ''])
      expect([room, await refusalOf(give(room))]).toEqual([room, 'INVALID_INPUT']);
  });

  test('never has a coach lead two dates at one time: added, moved or assigned, even concurrently', async () => {
    const { client } = await coachAtTheDesk();
    const admin = await app.staffBrowser('admin');
    const another = {
      id: 'aline',
      first_name: 'Aline',
      last_name: 'Exemple',
      specialty: 'x',
      bio: 'x',
      email: 'aline@exemple.invalid',
    };
    await app.db.insert(coaches).values(another);
    const add = (workshopId: 1 | 2 | 3 | 4 | 5 | 8, time: string, coach = TEST_COACH) =>
      admin.client.deskWorkshops.add({ workshopId, day: '2026-12-02', time, coach, room: null });
    await add(1, '12:30');
    expect(await refusalOf(add(2, '13:00'))).toBe('COACH_BUSY');
    const later = await add(2, '16:00');
    const move = client.deskWorkshops.move({ id: later.id, day: '2026-12-02', time: '13:00' });
    expect(await refusalOf(move)).toBe('COACH_BUSY');
    const theirs = await add(3, '13:00', another.id);
    const give = admin.client.deskWorkshops.giveCoach({ id: theirs.id, coach: TEST_COACH });
    expect(await refusalOf(give)).toBe('COACH_BUSY');
    const all = await Promise.allSettled([add(4, '20:00'), add(5, '20:00'), add(8, '20:00')]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const refused = await add(2, '13:00').catch(({ message }) => message);
    expect(refused).toMatch(
      /^Cette personne anime déjà «.+», mercredi 2 décembre à 12\sh\s30 \(heure de Paris\)\. Choisissez une autre heure/,
    );
  });

  test('cannot use the time of a booked appointment, and says which', async () => {
    const { client, staff } = await coachAtTheDesk();
    const slot = await aSlot(app, '12:45', { day: '2026-12-02', staff_id: staff.id });
    const { client: member } = await app.memberBrowser();
    await member.appointments.book({ slotId: slot.id, means: 'call', phone: null });
    const date = { workshopId: 1, day: '2026-12-02', time: '12:30', coach: TEST_COACH, room: null } as const;
    const sentence = await client.deskWorkshops.add(date).catch(({ message }) => message);
    expect(sentence).toMatch(
      /^Cette personne a un rendez-vous avec un membre mercredi 2 décembre à 12\sh\s45 \(heure de Paris\)\./,
    );
    expect(await actions()).toEqual([]);
  });

  test('adds a date for an existing coach: a coach for themselves, the admin for anyone', async () => {
    const { client } = await coachAtTheDesk();
    const date = { workshopId: 1, day: '2026-12-01', time: '12:30', room: null } as const;
    expect(await refusalOf(client.deskWorkshops.add({ ...date, coach: 'personne' }))).toBe('NOT_FOUND');
    const { id } = await client.deskWorkshops.add({ ...date, coach: TEST_COACH });
    expect(await refusalOf(client.deskWorkshops.add({ ...date, coach: TEST_COACH }))).toBe('HOUR_TAKEN');
    expect(await actions()).toEqual([['workshops.add', 'workshop-date', id, null]]);
    const { client: member } = await app.memberBrowser();
    expect((await member.workshops.one({ id: '1' })).dates.map((one) => one.id)).toContain(id);
    expect(await member.workshops.register({ id })).toMatchObject({ status: 'registered' });
    expect(await member.workshops.mine()).toMatchObject([{ coachName: 'Antoine Lemaire' }]);
  });
});

describe('a link for the series', () => {
  test('reaches the upcoming dates of the coach’s own workshop, and each registered member once', async () => {
    const [first] = await registered(1);
    const [second] = await registered(1, '8-2026-11-30');
    const { client } = await coachAtTheDesk();
    const give = () =>
      client.deskWorkshops.giveRoom({ id: OWN, room: 'https://salles.example/lundi', series: true });
    expect(await give()).toEqual({ told: 2 });
    expect(await give()).toEqual({ told: 0 });
    const { coming } = await client.deskWorkshops.list();
    const ofSeries = coming.filter(({ workshopId }) => workshopId === 8);
    expect(ofSeries.map(({ room }) => room)).toEqual(Array(3).fill('https://salles.example/lundi'));
    expect(coming.filter(({ hasRoom }) => hasRoom)).toHaveLength(3);
    await untilMailsLeft(app);
    for (const one of [first, second]) {
      const subjects = (await app.mailsTo(one?.member.email ?? '', 0)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Le lien de votre séance'))).toHaveLength(1);
    }
  });
});

describe('a message to the participants of a date', () => {
  const words = 'Prévoyez un carnet.\nÀ lundi\u202f!';

  test('reaches everyone with a place, once for two concurrent presses, and is logged', async () => {
    const browsers = await registered(6);
    const { client, staff } = await coachAtTheDesk();
    const write = (text = words) => client.deskWorkshops.write({ id: OWN, words: text });
    const both = await Promise.allSettled([write(), write()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(write())).toBe('ALREADY_SENT');
    expect(await actions()).toEqual([['workshops.message', 'workshop-date', OWN, words]]);
    await untilMailsLeft(app);
    const mailsOf = async (email: string) =>
      (await app.mailsTo(email, 0)).filter(({ subject }) => subject.startsWith('Un mot pour votre séance'));
    const counts = await Promise.all(
      browsers.map(async ({ member }) => (await mailsOf(member.email)).length),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 0]);
    const [mail] = await mailsOf(browsers[0]?.member.email ?? '');
    expect(mail?.text).toContain('Prévoyez un carnet.');
    expect(mail?.text).toContain(`${staff.firstName}, de l’équipe`);
    expect(mail?.text).not.toContain('Membre2');
  });

  test('can be sent three times a day, to a date that the coach leads', async () => {
    const { client } = await coachAtTheDesk();
    const write = (text: string, id = OWN) => client.deskWorkshops.write({ id, words: text });
    expect(await write('un')).toEqual({ told: 0 });
    await registered(1);
    for (const text of ['deux', 'trois']) expect(await write(text)).toEqual({ told: 1 });
    expect(await refusalOf(write('quatre'))).toBe('ENOUGH_TODAY');
    expect(await refusalOf(write('un', ANOTHERS))).toBe('NOT_FOUND');
    expect(await refusalOf(write(' '))).toBe('INVALID_INPUT');
  });
});

test('attendance can be recorded once the date has begun, and corrected later', async () => {
  await registered(2);
  const desk = await coachAtTheDesk();
  let { client } = desk;
  const peopleOf = async (part: 'coming' | 'past') =>
    (await client.deskWorkshops.list())[part].find(({ id }) => id === OWN)?.people ?? [];
  const [first] = await peopleOf('coming');
  const tick = (attendance: 'present' | 'excused' | null) =>
    client.deskWorkshops.tick({ id: OWN, registration: first?.registration ?? 0, attendance });
  expect(await refusalOf(tick('present'))).toBe('TOO_EARLY');
  app.clock.set('2026-11-23T19:31:00+01:00');
  ({ client } = await openDesk(app, desk.staff));
  await tick('present');
  await tick('excused');
  expect((await peopleOf('past')).map(({ attendance }) => attendance)).toEqual(['excused', null]);
  await tick(null);
  expect((await peopleOf('past'))[0]?.attendance).toBeNull();
});

describe('the leader of a workshop', () => {
  const leaderOf = async (admin: Awaited<ReturnType<TestApp['staffBrowser']>>, workshop: number) =>
    (await admin.client.deskWorkshops.list()).leaders.find(({ workshopId }) => workshopId === workshop)
      ?.coach;
  const datesOf = async (workshop: number) =>
    (await (await app.memberBrowser()).client.workshops.one({ id: String(workshop) })).dates;

  test('starts as an example in a database without coaches; with a real one no date has an example', async () => {
    expect((await datesOf(1)).map(({ leader }) => leader?.example)).toEqual([true, true, true]);
    await storeCoach(app);
    expect((await datesOf(1)).map(({ leader }) => leader)).toEqual([null, null, null]);
    expect((await datesOf(8)).map(({ leader }) => leader?.example)).toEqual([false, false, false]);
    const [member] = await registered(1, ANOTHERS);
    expect(await member?.client.workshops.mine()).toMatchObject([
      { coachName: 'une personne de notre équipe', leader: null },
    ]);
    // A real coach who merely shares the name of the example.
    await app.db.delete(workshopLeaders);
    expect((await datesOf(8)).map(({ leader }) => leader)).toEqual([null, null, null]);
    const admin = await app.staffBrowser('admin');
    expect(await leaderOf(admin, 8)).toMatchObject({ name: 'une personne de notre équipe' });
  });

  test('changes new dates when the admin sets another; dates with registrations keep the announced coach', async () => {
    await storeCoach(app);
    await app.db.insert(coaches).values({
      id: 'coach-ines',
      first_name: 'Inès',
      last_name: 'Exemple',
      specialty: 's',
      bio: 'b',
      email: 'ines@exemple.invalid',
    });
    const [member] = await registered(1);
    const admin = await app.staffBrowser('admin');
    expect(await leaderOf(admin, 8)).toMatchObject({ id: TEST_COACH });
    await admin.client.deskWorkshops.setLeader({ workshopId: 8, coach: 'coach-ines' });
    expect(await leaderOf(admin, 8)).toMatchObject({ id: 'coach-ines' });
    const names = (await datesOf(8)).map(({ leader }) => leader?.firstName);
    expect(names).toEqual(['Antoine', 'Inès', 'Inès']);
    expect((await member?.client.workshops.mine())?.[0]?.coachName).toBe('Antoine Lemaire');
    expect(await actions()).toEqual([['workshops.leader', 'workshop', '8', null]]);
  });

  test('cannot be unknown or busy at these times, and cannot be set by a coach', async () => {
    await storeCoach(app);
    const admin = await app.staffBrowser('admin');
    const [next] = await datesOf(1);
    await app.db.insert(workshopDates).values({
      id: 'autre',
      workshop_id: 8,
      coach_id: TEST_COACH,
      starts_at: new Date(next?.startsAt ?? ''),
    });
    const { setLeader } = admin.client.deskWorkshops;
    expect(await refusalOf(setLeader({ workshopId: 1, coach: TEST_COACH }))).toBe('COACH_BUSY');
    expect(await refusalOf(setLeader({ workshopId: 1, coach: 'personne' }))).toBe('NOT_FOUND');
    const coach = await app.staffBrowser('coach');
    expect(await refusalOf(coach.client.deskWorkshops.setLeader({ workshopId: 1, coach: TEST_COACH }))).toBe(
      'NOT_FOUND',
    );
  });

  test('loses future dates when their card is removed, and their name stays on a past date', async () => {
    await storeCoach(app);
    const [member] = await registered(1);
    app.clock.advance({ days: 3 });
    await app.db.delete(coaches);
    expect(await member?.client.workshops.mine()).toMatchObject([
      { status: 'completed', coachName: 'Antoine Lemaire' },
    ]);
  });
});
