import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users, workshopDates, workshopRegistrations } from '#server/schema.ts';
import { logIn } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { calendarIn, parsedMailsTo, untilMailsLeft } from '#testing/mailed-calendar.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { onPostgres } from '#testing/test-db.ts';
import { upcomingDates } from '../rules.ts';
import { workshopOf } from '../texts.ts';
import { cancelPlace, registerPlace } from './change-place.ts';
import { prepareDates } from './schedule-workshops.ts';
import { releasePlaces } from './shared/release-places.ts';

/** Monday 23 November at 19:30 in Paris; every test begins at noon on the Saturday before. */
const SESSION = '8-2026-11-23';
const PLACES = 5;

const app = await testApp();

/** Members in their browsers, each with a different first name. */
async function members(count: number) {
  const browsers = [];
  for (let number = 1; number <= count; number += 1)
    browsers.push(await app.memberBrowser(aMember({ firstName: `Membre${number}` })));
  return browsers;
}

/** A date with five places taken and a waiting list; browsers of the first participant and of the list. */
async function fullDate(waiting: number) {
  const all = Array.from({ length: PLACES + waiting }, (_, place) =>
    aMember({ firstName: `Membre${place + 1}` }),
  );
  await app.insert(...all);
  for (const { id } of all) await registerPlace(app.services, id, SESSION);
  const open = (member: (typeof all)[number]) => logIn(app, member);
  const line = await Promise.all(all.slice(PLACES).map(open));
  return { seated: await Promise.all(all.slice(0, 1).map(open)), line, ids: all.map(({ id }) => id) };
}

async function mailsAbout(address: string, subject: RegExp) {
  return (await parsedMailsTo(app, address)).filter((mail) => subject.test(mail.subject ?? ''));
}

async function stateOf(id = SESSION) {
  const rows = await app.db.select().from(workshopRegistrations).orderBy(workshopRegistrations.id);
  return rows.filter((row) => row.session_id === id).map(({ user_id, status }) => ({ user_id, status }));
}

describe('the dates', () => {
  test('come in threes per workshop even if no job has run, and reading them writes nothing', async () => {
    const { client } = await app.memberBrowser();
    const workshops = await client.workshops.list();
    expect(workshops.map(({ workshopId }) => workshopId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { workshopId, dates } of workshops) {
      const planned = upcomingDates(workshopId, app.clock.now());
      expect(dates.map(({ id, startsAt }) => ({ id, startsAt }))).toEqual(
        planned.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
      );
      for (const date of dates)
        expect(date).toMatchObject({ placesLeft: 5, full: false, mine: null, rank: null });
    }
    expect(await client.workshops.one({ id: '8' })).toEqual(workshops[7]);
    expect(await app.db.$count(workshopDates)).toBe(0);
  });

  test('enter the database once, however often and on however many servers the job runs', async () => {
    const prepare = () => prepareDates(app.services);
    await Promise.all(Array.from({ length: 5 }, prepare));
    expect(await app.db.$count(workshopDates)).toBe(24);
    const { client } = await app.memberBrowser();
    const written = await client.workshops.list();
    await app.db.delete(workshopDates);
    expect(await client.workshops.list()).toEqual(written);
  });

  test('never go stale: after six weeks without a job, three are ahead again', async () => {
    await prepareDates(app.services);
    app.clock.advance({ days: 42 });
    app.clock.replaceDate();
    const { client } = await app.memberBrowser();
    for (const { dates } of await client.workshops.list()) {
      expect(dates).toHaveLength(3);
      for (const { startsAt } of dates)
        expect(new Date(startsAt).getTime()).toBeGreaterThan(app.clock.now().getTime());
    }
  });

  test('include a stored session of a former rhythm until it is over', async () => {
    const starts_at = new Date('2026-11-24T09:00:00Z');
    await app.db.insert(workshopDates).values({ id: '8-2026-11-24', workshop_id: 8, starts_at });
    const { client } = await app.memberBrowser();
    const { dates } = await client.workshops.one({ id: '8' });
    expect(dates.map(({ id }) => id)).toEqual([SESSION, '8-2026-11-24', '8-2026-11-30']);
    expect(await client.workshops.register({ id: '8-2026-11-24' })).toMatchObject({ status: 'registered' });
  });
});

describe('registering', () => {
  test('gives a place, a mail with a calendar entry, and tells the coach a first name', async () => {
    await storeCoach(app, { email: 'coach-inscription@exemple.invalid' });
    const { client, member } = await app.memberBrowser(aMember({ firstName: 'Zélie' }));
    const answer = await client.workshops.register({ id: SESSION });
    expect(answer).toEqual({ status: 'registered', rank: null, mailDelayed: false });
    const [date] = (await client.workshops.one({ id: '8' })).dates;
    expect(date).toMatchObject({
      id: SESSION,
      placesLeft: 4,
      full: false,
      mine: 'registered',
      rank: null,
    });

    const [mail] = await parsedMailsTo(app, member.email);
    expect(mail?.subject).toBe(
      'Votre place est réservée\u202f: lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)',
    );
    expect(mail?.text).toContain('Bonjour Zélie,');
    expect(mail?.text).toContain(workshopOf(8).title);
    expect(calendarIn(mail)).toMatchObject({
      METHOD: 'PUBLISH',
      DTSTART: '20261123T183000Z',
      DURATION: 'PT45M',
      UID: expect.stringMatching(/^inscription-\d+@localhost$/),
      SEQUENCE: '0',
      SUMMARY: 'Atelier Lueur : Rencontrer les bonnes personnes',
      CLASS: 'PRIVATE',
      ORGANIZER: 'MAILTO:bonjour@lueur.invalid',
    });

    const [told] = await parsedMailsTo(app, 'coach-inscription@exemple.invalid');
    expect(told?.text).toContain('Zélie participera à votre atelier.');
    expect(calendarIn(told)).toMatchObject({
      UID: `seance-${SESSION}@localhost`,
      DTSTART: '20261123T183000Z',
    });
    for (const secret of [member.lastName, member.email, member.id])
      expect({ secret, told: `${told?.text} ${told?.html}`.includes(secret) }).toEqual({
        secret,
        told: false,
      });
  });

  test('names the workshop neither in a subject nor in a calendar', async () => {
    const { client, member } = await app.memberBrowser();
    await client.workshops.register({ id: '2-2026-11-25' });
    const [mail] = await parsedMailsTo(app, member.email);
    const shown = `${mail?.subject} ${JSON.stringify(calendarIn(mail))}`;
    expect(mail?.text).toContain(workshopOf(2).title);
    expect(shown).not.toContain(workshopOf(2).title);
    expect(shown).not.toMatch(/abandon/i);
  });

  test('notifies the team when no coach is stored', async () => {
    const { client } = await app.memberBrowser(aMember({ firstName: 'Ysé' }));
    await client.workshops.register({ id: SESSION });
    // Other tests share the team’s mailbox.
    const texts = async () => (await app.mailsTo('equipe@equipe.invalid', 0)).map(({ text }) => text);
    await expect.poll(texts).toContainEqual(expect.stringContaining('Ysé participera'));
  });

  test('gives one place, one mail and the same response to ten concurrent requests', async () => {
    const { client, member } = await app.memberBrowser();
    const calls = Array.from({ length: 10 }, () => client.workshops.register({ id: SESSION }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stateOf()).toEqual([{ user_id: member.id, status: 'registered' }]);
    expect(await parsedMailsTo(app, member.email)).toHaveLength(1);
  });

  test('gives a rank for a full date, mails it, and never jumps the queue', async () => {
    const { line } = await fullDate(2);
    const [first, second] = line;
    expect(await first?.client.workshops.register({ id: SESSION })).toMatchObject({
      status: 'waiting',
      rank: 1,
    });
    expect(await second?.client.workshops.register({ id: SESSION })).toMatchObject({
      status: 'waiting',
      rank: 2,
    });
    const [date] = (await second?.client.workshops.one({ id: '8' }))?.dates ?? [];
    expect(date).toMatchObject({ placesLeft: 0, full: true, mine: 'waiting', rank: 2 });
    const [mail] = await parsedMailsTo(app, second?.member.email ?? '');
    expect(mail?.subject).toBe('Vous êtes n° 2 sur la liste d’attente');
    expect(calendarIn(mail)).toBeUndefined();
  });

  test('ends when the session begins, to the second; existing places stay', async () => {
    const [early, late] = await members(2);
    app.clock.set('2026-11-23T19:29:59+01:00');
    expect(await early?.client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });
    app.clock.set('2026-11-23T19:30:00+01:00');
    await expect(late?.client.workshops.register({ id: SESSION })).rejects.toMatchObject({
      code: 'SESSION_BEGUN',
      message: 'Cette séance a déjà commencé. Choisissez une autre date.',
    });
    expect(await early?.client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });
    expect(await stateOf()).toHaveLength(1);
  });

  test('requires an upcoming session', async () => {
    const { client } = await app.memberBrowser();
    for (const id of ['8-2026-11-16', '8-2027-11-22', '8-2026-11-24', '8', 'x'.repeat(64)]) {
      expect(await refusalOf(client.workshops.register({ id })), id).toBe('NOT_FOUND');
      expect(await refusalOf(client.workshops.cancel({ id })), id).toBe('NOT_FOUND');
    }
    expect(await app.db.$count(workshopDates)).toBe(0);
  });
});

test('gives exactly five of fifteen concurrent members a place, and the others a rank in order', async () => {
  const racers = await members(15);
  const answers = await Promise.all(
    racers.map(async ({ client, member }) => ({
      id: member.id,
      ...(await client.workshops.register({ id: SESSION })),
    })),
  );
  expect(answers.filter(({ status }) => status === 'registered')).toHaveLength(PLACES);
  const waiting = answers.filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ rank }) => rank).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 10 }, (_, place) => place + 1),
  );
  const stored = (await stateOf()).filter(({ status }) => status === 'waiting');
  const byRank = waiting.toSorted((a, b) => Number(a.rank) - Number(b.rank));
  expect(byRank.map(({ id }) => id)).toEqual(stored.map((row) => row.user_id));
  // Twenty mails would delay those of the next tests.
  await untilMailsLeft(app);
});

describe('the limits per member', () => {
  const THREE = ['1-2026-11-24', '2-2026-11-25', '3-2026-11-26'];

  test('allow one upcoming date per workshop, even under concurrent requests', async () => {
    const { client, member } = await app.memberBrowser();
    const dates = ['8-2026-11-23', '8-2026-11-30', '8-2026-12-07'];
    const answers = await Promise.allSettled(dates.map((id) => client.workshops.register({ id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'WORKSHOP_HELD' });
    const held = await client.workshops.mine();
    expect(held).toHaveLength(1);
    await client.workshops.cancel({ id: held[0]?.id ?? '' });
    expect(await client.workshops.register({ id: '8-2026-12-07' })).toMatchObject({ status: 'registered' });
    expect(await app.db.$count(workshopRegistrations, eq(workshopRegistrations.user_id, member.id))).toBe(1);
  });

  test('allow three upcoming dates, even under concurrent requests; past ones do not count', async () => {
    const { client } = await app.memberBrowser();
    const asked = [...THREE, '5-2026-11-24', '6-2026-11-25', '7-2026-11-26', SESSION];
    const answers = await Promise.allSettled(asked.map((id) => client.workshops.register({ id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(client.workshops.register({ id: '4-2026-11-28' })).rejects.toMatchObject({
      code: 'TOO_MANY_PLACES',
      message: expect.stringContaining('trois séances à venir'),
    });
    app.clock.set('2026-11-27T12:00:00+01:00');
    expect(await client.workshops.register({ id: '4-2026-11-28' })).toMatchObject({ status: 'registered' });
  });
});

describe('a date with a place', () => {
  test('shows its coach, and can be downloaded as a calendar file', async () => {
    const browser = await app.memberBrowser();
    await browser.client.workshops.register({ id: SESSION });
    expect(await browser.client.workshops.mine()).toMatchObject([
      { id: SESSION, coachName: 'Antoine Lemaire', roomUrl: null },
    ]);
    const answer = await browser.fetch(`/api/workshop-sessions/${SESSION}/calendar`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toContain('DTSTART:20261123T183000Z');
  });

  test('shows the address of its room, once set, to participants only', async () => {
    const { seated, line } = await fullDate(1);
    const room_url = 'https://salles.example/lundi';
    await app.db.update(workshopDates).set({ room_url }).where(eq(workshopDates.id, SESSION));
    expect(await seated[0]?.client.workshops.mine()).toMatchObject([{ roomUrl: room_url }]);
    expect(await line[0]?.client.workshops.mine()).toMatchObject([{ roomUrl: null }]);
    expect(await refusalOf(line[0]?.client.workshops.calendar({ id: SESSION }) ?? Promise.resolve())).toBe(
      'NOT_FOUND',
    );
    expect(await refusalOf((await app.memberBrowser()).client.workshops.calendar({ id: SESSION }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('giving a place back', () => {
  test('passes it to the first in line, by mail with the date, and removes the calendar entry', async () => {
    await storeCoach(app, { email: 'coach-place@exemple.invalid' });
    const { seated, line } = await fullDate(2);
    const [leaver] = seated;
    const [first, second] = line;
    if (!leaver || !first || !second) throw new Error('seven are made above');
    expect(await leaver.client.workshops.cancel({ id: SESSION })).toEqual({ done: true, mailDelayed: false });
    expect(await first.client.workshops.register({ id: SESSION })).toMatchObject({
      status: 'registered',
      rank: null,
    });
    expect(await second.client.workshops.register({ id: SESSION })).toMatchObject({
      status: 'waiting',
      rank: 1,
    });
    expect((await stateOf()).filter(({ status }) => status === 'registered')).toHaveLength(PLACES);

    const [freed] = await mailsAbout(first.member.email, /^Une place s’est libérée/);
    expect(calendarIn(freed)).toMatchObject({ METHOD: 'PUBLISH', DTSTART: '20261123T183000Z' });
    const [confirmed] = await mailsAbout(leaver.member.email, /^Votre place est réservée/);
    const [cancelled] = await mailsAbout(leaver.member.email, /^Votre place est rendue/);
    const uid = calendarIn(confirmed)?.UID;
    expect(calendarIn(cancelled)).toMatchObject({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      SEQUENCE: '1',
      UID: uid,
    });
    expect(calendarIn(freed)?.UID).not.toBe(uid);
    const texts = (await app.mailsTo('coach-place@exemple.invalid', 7)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Membre1 ne participera pas'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Membre6 participera'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Membre7'))).toHaveLength(0);
  });

  test('works until the session begins, also on the waiting list, and puts the member last in line', async () => {
    const { seated, line } = await fullDate(2);
    const [me] = seated;
    const [first, second] = line;
    if (!me || !first || !second) throw new Error('seven are made above');
    await first.client.workshops.cancel({ id: SESSION });
    const rankOf = async (one: typeof me) => (await one.client.workshops.mine())[0]?.rank;
    expect([(await stateOf()).length, await rankOf(second)]).toEqual([PLACES + 1, 1]);

    await me.client.workshops.cancel({ id: SESSION });
    const after = await stateOf();
    await me.client.workshops.cancel({ id: SESSION });
    await first.client.workshops.cancel({ id: '8-2026-11-30' });
    expect(await stateOf()).toEqual(after);
    expect(await me.client.workshops.register({ id: SESSION })).toMatchObject({ status: 'waiting', rank: 1 });
    expect(await second.client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });

    app.clock.set('2026-11-23T19:30:00+01:00');
    expect(await refusalOf(me.client.workshops.cancel({ id: SESSION }))).toBe('SESSION_BEGUN');
    expect(await stateOf()).toHaveLength(PLACES + 1);
  });

  test('leaves at most one place and never a sixth, ten times amid ten registrations', async () => {
    const { seated, line } = await fullDate(3);
    const [one] = seated;
    if (!one) throw new Error('five are made above');
    const calls = Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0
        ? one.client.workshops.cancel({ id: SESSION })
        : one.client.workshops.register({ id: SESSION }),
    );
    await Promise.all(calls);
    const after = await stateOf();
    expect(after.filter(({ status }) => status === 'registered')).toHaveLength(PLACES);
    expect(after.filter(({ user_id }) => user_id === one.member.id).length).toBeLessThanOrEqual(1);
    expect(after.find(({ user_id }) => user_id === line[0]?.member.id)?.status).toBe('registered');
  });

  test.runIf(onPostgres)(
    'gives places to the first five in line when five members leave concurrently',
    async () => {
      const { ids } = await fullDate(7);
      const [leaving, staying] = [ids.slice(0, PLACES), ids.slice(PLACES)];
      await Promise.all(leaving.map((id) => cancelPlace(app.services, id, SESSION)));
      expect(await stateOf()).toEqual(
        staying.map((user_id, place) => ({ user_id, status: place < PLACES ? 'registered' : 'waiting' })),
      );
    },
  );
});

test('passes the places of an erased account to the first in line, and tells the coach no name', async () => {
  await storeCoach(app, { email: 'coach-depart@exemple.invalid' });
  const { seated, line } = await fullDate(2);
  const [gone] = seated;
  const [first] = line;
  if (!gone || !first) throw new Error('seven are made above');
  await app.mailsTo('coach-depart@exemple.invalid', 5);
  await app.db.transaction(async (tx) => {
    await releasePlaces(app.services, tx, gone.member.id, app.clock.now());
    await tx.delete(users).where(eq(users.id, gone.member.id));
  });
  expect(await first.client.workshops.register({ id: SESSION })).toMatchObject({ status: 'registered' });
  const mails = await app.mailsTo('coach-depart@exemple.invalid', 7);
  expect(mails.some(({ text }) => text.includes('Une personne ne participera pas'))).toBe(true);
  expect(mails.some(({ text }) => text.includes('Membre1 ne participera pas'))).toBe(false);
});

describe('« mes ateliers »', () => {
  test('list past dates with a place and all upcoming ones, latest first, « Réalisé » from the start', async () => {
    const { line } = await fullDate(1);
    const [me] = line;
    if (!me) throw new Error('six are made above');
    await me.client.workshops.register({ id: '1-2026-11-24' });
    await me.client.workshops.register({ id: '5-2026-12-01' });
    const ids = async () =>
      (await me.client.workshops.mine()).map(({ id, status, mine }) => [id, status, mine]);
    expect(await ids()).toEqual([
      ['5-2026-12-01', 'pending', 'registered'],
      ['1-2026-11-24', 'pending', 'registered'],
      [SESSION, 'pending', 'waiting'],
    ]);
    expect((await me.client.workshops.mine())[2]?.rank).toBe(1);
    app.clock.set('2026-11-24T19:29:59+01:00');
    expect(await ids()).toEqual([
      ['5-2026-12-01', 'pending', 'registered'],
      ['1-2026-11-24', 'pending', 'registered'],
    ]);
    app.clock.set('2026-11-24T19:30:00+01:00');
    expect((await ids())[1]).toEqual(['1-2026-11-24', 'completed', 'registered']);
  });
});
