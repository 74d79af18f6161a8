import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { workshopDates } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';
import { testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { cancelPlace, registerPlace } from './change-place.ts';
import { prepareDates, remindParticipants } from './schedule-workshops.ts';

const SESSION = '8-2026-11-23';
const TEAM = 'equipe@equipe.invalid';

const app = await testApp();
let tests = 0;
let coachEmail: string;

beforeEach(async () => {
  tests += 1;
  coachEmail = `coach-rappel-${tests}@exemple.invalid`;
  await storeCoach(app, { email: coachEmail });
});

async function registered(count: number, date = SESSION) {
  const all = Array.from({ length: count }, () => aMember());
  await app.insert(...all);
  for (const { id } of all) await registerPlace(app.services, id, date);
  return all;
}

/** The hourly job, at an instant. */
async function sweepAt(instant: string) {
  app.clock.set(instant);
  await remindParticipants(app.services);
}

/** Subjects of the reminders, once pending mails have left. */
async function remindersTo(address: string, about = /approche|confirm|trop peu/) {
  await untilMailsLeft(app);
  return (await app.mailsTo(address, 0))
    .map(({ subject }) => subject)
    .filter((subject) => about.test(subject));
}

const NEAR = 'Votre atelier approche\u202f: lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)';
const ALONE = 'Votre atelier est à confirmer\u202f: lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)';
const CONFIRMED = 'Votre atelier est confirmé\u202f: lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)';
const TOO_FEW =
  'Un atelier avec trop peu de monde\u202f: lundi 23 novembre à 19\u00a0h\u00a030 (heure de Paris)';

describe('the evening before', () => {
  test('every participant gets one reminder at 18:00 in Paris, however often the job runs', async () => {
    const [one, two] = await registered(2);
    if (!one || !two) throw new Error('two are made above');
    await sweepAt('2026-11-22T17:59:59+01:00');
    expect(await remindersTo(one.email)).toEqual([]);
    await sweepAt('2026-11-22T18:00:00+01:00');
    await Promise.all([remindParticipants(app.services), remindParticipants(app.services)]);
    await sweepAt('2026-11-22T19:00:00+01:00');
    expect(await remindersTo(one.email)).toEqual([NEAR]);
    expect(await remindersTo(two.email)).toEqual([NEAR]);
    expect(await remindersTo(coachEmail)).toEqual([]);
  });

  test('a server that was down sends the reminder in the morning, but never after the start', async () => {
    const [one] = await registered(2);
    const [other] = await registered(2, '1-2026-11-24');
    if (!one || !other) throw new Error('made above');
    await sweepAt('2026-11-23T08:00:00+01:00');
    expect(await remindersTo(one.email)).toEqual([NEAR]);
    await sweepAt('2026-11-24T19:30:00+01:00');
    expect(await remindersTo(other.email)).toEqual([]);
  });

  test('a member who left or waits gets no reminder, and the member who got the place gets one', async () => {
    const all = await registered(7);
    const [leaver, , , , , first, waiting] = all;
    if (!leaver || !first || !waiting) throw new Error('seven are made above');
    await cancelPlace(app.services, leaver.id, SESSION);
    await sweepAt('2026-11-22T18:00:00+01:00');
    expect(await remindersTo(leaver.email)).toEqual([]);
    expect(await remindersTo(waiting.email)).toEqual([]);
    expect(await remindersTo(first.email)).toEqual([NEAR]);
  });
});

describe('a session with fewer than two people', () => {
  test('informs member, coach and team once, and the member at once when a second one registers', async () => {
    const [alone] = await registered(1);
    const email = alone?.email ?? '';
    const before = (await remindersTo(TEAM)).length;
    await sweepAt('2026-11-22T18:00:00+01:00');
    await sweepAt('2026-11-22T19:00:00+01:00');
    expect(await remindersTo(email)).toEqual([ALONE]);
    expect(await remindersTo(coachEmail)).toEqual([TOO_FEW]);
    expect((await remindersTo(TEAM)).slice(before)).toEqual([TOO_FEW]);
    const [second] = await registered(1);
    expect(await remindersTo(email)).toEqual([ALONE, CONFIRMED]);
    await sweepAt('2026-11-22T20:00:00+01:00');
    expect(await remindersTo(email)).toEqual([ALONE, CONFIRMED]);
    expect(await remindersTo(second?.email ?? '')).toEqual([]);
  });

  test('also informs a member left alone after the reminder', async () => {
    const [stays, leaves] = await registered(2);
    await sweepAt('2026-11-22T18:00:00+01:00');
    await cancelPlace(app.services, leaves?.id ?? '', SESSION);
    await sweepAt('2026-11-23T09:00:00+01:00');
    expect(await remindersTo(stays?.email ?? '')).toEqual([NEAR, ALONE]);
  });

  test('informs coach and team when it has no participants', async () => {
    await prepareDates(app.services);
    await sweepAt('2026-11-22T18:00:00+01:00');
    expect(await remindersTo(coachEmail)).toEqual([TOO_FEW]);
    const [mail] = await app.mailsTo(coachEmail);
    expect(mail?.text).toContain('Personne n’est inscrit à cette séance');
  });
});

describe('a missing room address', () => {
  // Other tests share the team’s mailbox, and each date is requested once.
  const asked = () => remindersTo(TEAM, /^Il manque le lien de visioconférence/);

  test('makes the job ask the team that evening, once, if there are participants', async () => {
    await registered(2, '5-2026-11-24');
    const before = (await asked()).length;
    await sweepAt('2026-11-23T18:00:00+01:00');
    await sweepAt('2026-11-23T19:00:00+01:00');
    expect((await asked()).slice(before)).toEqual([
      'Il manque le lien de visioconférence\u202f: mardi 24 novembre à 18\u00a0h\u00a030 (heure de Paris)',
    ]);
  });

  test('causes no mail once it is set, or when nobody comes', async () => {
    await registered(2, '6-2026-11-25');
    await prepareDates(app.services);
    const given = eq(workshopDates.id, '6-2026-11-25');
    await app.db.update(workshopDates).set({ room_url: 'https://salles.example/mercredi' }).where(given);
    const before = (await asked()).length;
    await sweepAt('2026-11-24T18:00:00+01:00');
    expect((await asked()).slice(before)).toEqual([]);
  });
});
