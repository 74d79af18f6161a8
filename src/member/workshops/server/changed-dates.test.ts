import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import { coaches, workshopDates, workshopLeaders, workshopRegistrations } from '#server/schema.ts';
import { logIn } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { calendarIn, parsedMailsTo, untilMailsLeft } from '#testing/mailed-calendar.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { registerPlace } from './change-place.ts';
import { prepareDates, remindParticipants } from './schedule-workshops.ts';
import {
  addDate,
  assignRoom,
  cancelDate,
  changeLeader,
  moveDate,
  tickAttendance,
} from './shared/change-date.ts';
import { releasePlaces } from './shared/release-places.ts';
import { lockDate } from './store.ts';

/** Monday 23 November at 19:30 in Paris; every test begins at noon on the Saturday before. */
const SESSION = '8-2026-11-23';
const REASON = 'Antoine est souffrant, et personne ne peut le remplacer ce soir-là.';
const TUESDAY = new Date('2026-11-24T17:00:00Z');

const app = await testApp();
let coachEmail: string;
let tests = 0;

beforeEach(async () => {
  tests += 1;
  coachEmail = `coach-date-${tests}@exemple.invalid`;
  await app.db.insert(coaches).values(coach('antoine', coachEmail, 'Antoine', 'Lemaire'));
  await app.db.insert(workshopLeaders).values({ workshop_id: 8, coach_id: 'antoine' });
});

function coach(id: string, email: string, first_name: string, last_name: string) {
  return { id, first_name, last_name, specialty: 's', bio: 'b', email };
}

async function registered(count: number, date = SESSION) {
  const all = Array.from({ length: count }, (_, place) => aMember({ firstName: `Membre${place + 1}` }));
  await app.insert(...all);
  for (const { id } of all) await registerPlace(app.services, id, date);
  return all;
}

const add = (startsAt: Date) =>
  app.db.transaction((tx) =>
    addDate(app.services, tx, { workshopId: 8, startsAt, coach: null, room: null }, app.clock.now()),
  );

/** Changes a date under its lock, like the desk. */
const changeLocked = <Verdict>(
  action: (services: typeof app.services, tx: Database, input: never, now: Date) => Promise<Verdict>,
  { id = SESSION, ...input }: { id?: string; [field: string]: unknown },
) =>
  app.db.transaction(async (tx) => {
    const date = await lockDate(tx, id, app.clock.now());
    return action(app.services, tx, { date, ...input } as never, app.clock.now());
  });

const cancel = (id = SESSION) => changeLocked(cancelDate, { id, reason: REASON });
const move = (startsAt = TUESDAY, id = SESSION) => changeLocked(moveDate, { id, startsAt });

async function mailAbout(address: string, subject: RegExp) {
  return (await parsedMailsTo(app, address)).filter((mail) => subject.test(mail.subject ?? ''));
}

describe('a date cancelled by the team', () => {
  test('notifies participants, the waiting list and the coach, with the reason and a calendar update', async () => {
    const all = await registered(6);
    expect(await cancel()).toEqual({ told: 6 });
    for (const [place, { email }] of all.entries()) {
      const [mail, ...more] = await mailAbout(email, /^Séance annulée/);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`Bonjour Membre${place + 1},`);
      expect(mail?.text).toContain(REASON);
      const [confirmed] = await mailAbout(email, /^Votre place est réservée/);
      const entry = calendarIn(mail);
      if (place < 5) {
        expect(entry).toMatchObject({
          METHOD: 'CANCEL',
          STATUS: 'CANCELLED',
          UID: calendarIn(confirmed)?.UID,
        });
        expect(Number(entry?.SEQUENCE)).toBeGreaterThan(0);
      } else expect(entry).toBeUndefined();
    }
    const [told] = await mailAbout(coachEmail, /^Votre séance est annulée/);
    expect(told?.text).toContain(REASON);
    expect(calendarIn(told)).toMatchObject({ METHOD: 'CANCEL', UID: `seance-${SESSION}@localhost` });
  });

  test('shows the reason on tickets, frees the member’s quota, and accepts no registration', async () => {
    const [one] = await registered(1);
    if (!one) throw new Error('made above');
    const { client } = await logIn(app, one);
    for (const id of ['1-2026-11-24', '2-2026-11-25']) await client.workshops.register({ id });
    expect((await client.coaches.mine()).offer).toBe('free-interview');
    await cancel();
    const mine = await client.workshops.mine();
    expect(mine.find(({ id }) => id === SESSION)).toMatchObject({
      cancelReason: REASON,
      status: 'pending',
      roomUrl: null,
      toConfirm: false,
    });
    await expect(client.workshops.register({ id: SESSION })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(client.workshops.calendar({ id: SESSION })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [next] = (await client.workshops.one({ id: '8' })).dates;
    expect(await client.workshops.register({ id: next?.id ?? '' })).toMatchObject({ status: 'registered' });
    app.clock.set('2026-11-24T12:00:00+01:00');
    expect((await client.workshops.mine()).map(({ id }) => id)).not.toContain(SESSION);
  });

  test('stays cancelled, gets one more week in its place, and triggers no reminder', async () => {
    const [one] = await registered(2);
    await cancel();
    await prepareDates(app.services);
    const { client } = await app.memberBrowser();
    expect((await client.workshops.one({ id: '8' })).dates.map(({ id }) => id)).toEqual([
      '8-2026-11-30',
      '8-2026-12-07',
      '8-2026-12-14',
    ]);
    app.clock.set('2026-11-22T18:00:00+01:00');
    await remindParticipants(app.services);
    expect(await mailAbout(one?.email ?? '', /approche/)).toEqual([]);
  });

  test('cannot be cancelled again or after its start, and passes on no place of an erased account', async () => {
    const [one] = await registered(6);
    await cancel();
    expect(await cancel()).toBe('cancelled');
    expect(await move()).toBe('cancelled');
    await app.db.transaction((tx) => releasePlaces(app.services, tx, one?.id ?? '', app.clock.now()));
    expect(await mailAbout(coachEmail, /^Une place rendue/)).toEqual([]);
    app.clock.set('2026-11-24T19:30:00+01:00');
    expect(await cancel('1-2026-11-24')).toBe('begun');
  });

  test.runIf(onPostgres)(
    'notifies exactly those who got a place or a rank when ten register meanwhile',
    async () => {
      const racers = Array.from({ length: 10 }, () => aMember());
      await app.insert(...racers);
      const [verdicts] = await Promise.all([
        Promise.all(racers.map(({ id }) => registerPlace(app.services, id, SESSION))),
        cancel(),
      ]);
      await untilMailsLeft(app);
      for (const [place, { email }] of racers.entries()) {
        const told = (await app.mailsTo(email, 0)).filter(({ subject }) =>
          subject.startsWith('Séance annulée'),
        );
        expect({ place, told: told.length }).toEqual({ place, told: verdicts[place] === 'unknown' ? 0 : 1 });
      }
    },
  );
});

describe('a date moved by the team', () => {
  test('keeps its places, and updates the same calendar entry for everyone', async () => {
    const all = await registered(6);
    expect(await move()).toEqual({ told: 6 });
    const [first] = all;
    const [mail] = await mailAbout(first?.email ?? '', /^Votre séance est déplacée/);
    const [confirmed] = await mailAbout(first?.email ?? '', /^Votre place est réservée/);
    expect(mail?.subject).toContain('mardi 24 novembre à 18\u00a0h');
    expect(mail?.text).toContain('prévue lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)');
    expect(calendarIn(mail)).toMatchObject({
      METHOD: 'PUBLISH',
      SEQUENCE: '1',
      DTSTART: '20261124T170000Z',
      UID: calendarIn(confirmed)?.UID,
    });
    const [waiting] = await mailAbout(all[5]?.email ?? '', /^Votre séance est déplacée/);
    expect(waiting?.text).toContain('Vous gardez votre rang');
    expect(calendarIn(waiting)).toBeUndefined();
    expect(calendarIn((await mailAbout(coachEmail, /déplacée/))[0])).toMatchObject({ SEQUENCE: '1' });
  });

  test('can be left, with a cancellation of a higher sequence number', async () => {
    const [one] = await registered(1);
    if (!one) throw new Error('made above');
    await move();
    const { client } = await logIn(app, one);
    await client.workshops.cancel({ id: SESSION });
    const [mail] = await mailAbout(one.email, /^Votre place est rendue/);
    expect(calendarIn(mail)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '2' });
  });

  test('stays moved when the job runs again, even when it is over before its week', async () => {
    await prepareDates(app.services);
    await move(new Date('2026-11-22T09:00:00Z'), '8-2026-11-30');
    app.clock.set('2026-11-24T12:00:00+01:00');
    await prepareDates(app.services);
    const { client } = await app.memberBrowser();
    expect((await client.workshops.one({ id: '8' })).dates.map(({ id }) => id)).toEqual([
      '8-2026-12-07',
      '8-2026-12-14',
      '8-2026-12-21',
    ]);
  });

  test('triggers a second reminder', async () => {
    const [one] = await registered(2);
    await changeLocked(assignRoom, { room: 'https://salles.example/lundi' });
    app.clock.set('2026-11-22T18:00:00+01:00');
    await remindParticipants(app.services);
    await move(new Date('2026-11-26T18:00:00Z'));
    app.clock.set('2026-11-25T18:00:00+01:00');
    await remindParticipants(app.services);
    expect(await mailAbout(one?.email ?? '', /approche/)).toHaveLength(2);
  });

  test('can be moved neither to the past nor to the hour of another date of the workshop', async () => {
    await prepareDates(app.services);
    expect(await move(app.clock.now())).toBe('past');
    expect(await move(new Date('2027-11-24T17:00:00Z'))).toBe('too-far');
    expect(await move(new Date('2026-11-30T18:30:00Z'))).toBe('taken');
    expect(await add(new Date('2026-11-30T18:30:00Z'))).toBe('taken');
  });
});

test('shows a date added by the team beside the three, even at the hour of a cancelled one', async () => {
  await prepareDates(app.services);
  await cancel();
  const startsAt = new Date('2026-11-23T18:30:00Z');
  await add(startsAt);
  const { client } = await app.memberBrowser();
  const { dates } = await client.workshops.one({ id: '8' });
  expect(dates).toHaveLength(4);
  expect(dates[0]?.startsAt).toBe(startsAt.toISOString());
  expect(await client.workshops.register({ id: dates[0]?.id ?? '' })).toMatchObject({ status: 'registered' });
});

test('mails the address of the room once to participants, with a calendar update, but not to the waiting list', async () => {
  const all = await registered(6);
  const room = 'https://salles.example/lundi';
  expect(await changeLocked(assignRoom, { room })).toEqual({ told: 5 });
  expect(await changeLocked(assignRoom, { room })).toEqual({ told: 0 });
  const [mail] = await mailAbout(all[0]?.email ?? '', /^Le lien de votre séance/);
  expect(mail?.text).toContain(room);
  expect(calendarIn(mail)).toMatchObject({ LOCATION: room, SEQUENCE: '1' });
  expect(await mailAbout(all[5]?.email ?? '', /^Le lien/)).toEqual([]);
});

test('notifies both coaches of a change of leader, and names the new one on tickets', async () => {
  const [one] = await registered(1);
  if (!one) throw new Error('made above');
  const email = `remplacante-${tests}@exemple.invalid`;
  await app.db.insert(coaches).values(coach('marie', email, 'Marie', 'Exemple'));
  expect(await changeLocked(changeLeader, { coach: 'marie' })).toBe('ok');
  expect(calendarIn((await mailAbout(email, /vous est confiée/))[0])).toMatchObject({ METHOD: 'PUBLISH' });
  expect(calendarIn((await mailAbout(coachEmail, /plus confiée/))[0])).toMatchObject({ METHOD: 'CANCEL' });
  const { client } = await logIn(app, one);
  expect(await client.workshops.mine()).toMatchObject([{ coachName: 'Marie Exemple' }]);
  const late = await app.memberBrowser();
  await late.client.workshops.register({ id: SESSION });
  expect(await mailAbout(email, /nouvelle inscription/)).toHaveLength(1);
});

test('records attendance from the start on, for participants only', async () => {
  const [one] = await registered(6);
  const places = await app.db.select().from(workshopRegistrations).orderBy(workshopRegistrations.id);
  const tick = (registration = places[0]?.id ?? 0) =>
    app.db.transaction(async (tx) => {
      const date = await lockDate(tx, SESSION, app.clock.now());
      if (!date) throw new Error('prepared above');
      return tickAttendance(tx, date, { registration, attendance: 'present' }, app.clock.now());
    });
  expect(await tick()).toBe('early');
  app.clock.set('2026-11-23T19:30:00+01:00');
  expect(await tick()).toBe('ok');
  expect(await tick(places.at(-1)?.id)).toBe('unknown');
  const [row] = await app.db
    .select()
    .from(workshopRegistrations)
    .where(eq(workshopRegistrations.user_id, one?.id ?? ''));
  expect(row?.attendance).toBe('present');
  expect(await app.db.$count(workshopDates)).toBe(1);
});
