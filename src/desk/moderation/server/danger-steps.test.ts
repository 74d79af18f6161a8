import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { moderationCases } from '#server/schema.ts';
import { aCase, type Desk, decideCase } from '#testing/cases.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { DANGER_STEPS } from '../rules.ts';
import { notifyOnCall } from './notify-on-call.ts';

const app = await testApp();

async function aDanger() {
  const { member } = await app.memberBrowser();
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const id = await aCase(marc, member.id);
  await app.db.update(moderationCases).set({ gravity: 5 }).where(eq(moderationCases.id, id));
  return { marc, anne, id };
}

const press = (desk: Desk, id: string, state: 'done' | 'open') =>
  desk.client.deskModeration.tick({ id, steps: ['secours'], state });
const queueOf = async (desk: Desk) => (await desk.client.deskModeration.queue({})).cases.map((one) => one.id);
const dangersOf = async (desk: Desk) => (await desk.client.deskModeration.dangers()).map((one) => one.id);
const ticksOf = async (desk: Desk, id: string) => (await desk.client.deskModeration.open({ id })).ticks;
const lines = async () => (await app.auditLog('moderation.')).filter(({ action }) => action.endsWith('tick'));

test('a step is ticked with colleague and time, shows for others and in the queue, and can be unticked', async () => {
  const { marc, anne, id } = await aDanger();
  await press(marc, id, 'done');
  const tick = {
    step: 'secours',
    by: marc.staff.firstName,
    at: app.clock.now().toISOString(),
    struck: null,
  };
  expect(await ticksOf(anne, id)).toEqual([tick]);
  expect((await anne.client.deskModeration.queue({})).cases).toMatchObject([{ id, ticks: [tick] }]);
  await press(anne, id, 'open');
  expect(await ticksOf(marc, id)).toEqual([]);
  await press(anne, id, 'done');
  expect(await ticksOf(marc, id)).toMatchObject([{ by: anne.staff.firstName }]);
  expect((await lines()).map(({ action, staff_id, reason }) => [action, staff_id, reason])).toEqual([
    ['moderation.tick', marc.staff.id, 'secours'],
    ['moderation.untick', anne.staff.id, 'secours'],
    ['moderation.tick', anne.staff.id, 'secours'],
  ]);
});

test.runIf(onPostgres)('a step ticked by two colleagues concurrently is credited to the first', async () => {
  const { marc, anne, id } = await aDanger();
  await Promise.all([marc, anne, marc].map((desk) => press(desk, id, 'done')));
  expect(await lines()).toHaveLength(1);
});

test.each([
  ['close', { decision: 'close', danger: true }],
  ['dismiss', { decision: 'dismiss' }],
] as const)('a danger decided by « %s » stays in the queue until its steps are done', async (_, decision) => {
  const { marc, anne, id } = await aDanger();
  await decideCase(marc, id, decision);
  expect(await queueOf(anne)).toEqual([id]);
  expect(await dangersOf(anne)).toEqual([id]);
  expect(await anne.client.deskModeration.waiting()).toMatchObject({ waiting: 1, inDanger: 1 });
  const [first, ...others] = DANGER_STEPS;
  await anne.client.deskModeration.tick({ id, steps: [...others], state: 'done' });
  expect(await queueOf(marc)).toEqual([id]);
  const strike = (reason: string) =>
    marc.client.deskModeration.tick({ id, steps: [first], state: 'struck', reason });
  await expect(strike(' ')).rejects.toMatchObject({
    data: { fields: { reason: 'Dites pourquoi ces étapes ne s’appliquent pas.' } },
  });
  await strike('Déjà chez elle avec la police.');
  expect((await ticksOf(marc, id)).find(({ step }) => step === first)).toMatchObject({
    by: marc.staff.firstName,
    struck: 'Déjà chez elle avec la police.',
  });
  expect([await queueOf(anne), await dangersOf(anne)]).toEqual([[], []]);
  // Once unticked, the step is pending again.
  await press(anne, id, 'open');
  expect(await queueOf(anne)).toEqual([id]);
});

test('an undecided danger whose steps are done waits for its decision', async () => {
  const { marc, anne, id } = await aDanger();
  await anne.client.deskModeration.tick({ id, steps: [...DANGER_STEPS], state: 'done' });
  expect([await queueOf(anne), await dangersOf(anne)]).toEqual([[id], []]);
  await decideCase(marc, id, { decision: 'dismiss' });
  expect(await queueOf(anne)).toEqual([]);
});

test('the colleague on call gets one mail per danger; all moderators get it when the week has no colleague on call', async () => {
  const told = async (desk: Desk, count: number) =>
    (await app.mailsTo(desk.staff.email, count)).map(({ subject }) => subject);
  const SUBJECT = 'Une vie est peut-être en danger';
  const { marc, anne, id } = await aDanger();
  await notifyOnCall(app.services);
  await notifyOnCall(app.services);
  expect([await told(marc, 1), await told(anne, 1)]).toEqual([[SUBJECT], [SUBJECT]]);
  const [week] = (await anne.client.deskStaff.onCall()).weeks;
  await anne.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday: week?.monday ?? '', on: true });
  app.clock.advance({ minutes: 1 });
  await app.db.update(moderationCases).set({ created_at: app.clock.now() }).where(eq(moderationCases.id, id));
  await notifyOnCall(app.services);
  expect(await told(marc, 2)).toEqual([SUBJECT, SUBJECT]);
  expect(await told(anne, 1)).toEqual([SUBJECT]);
});

test('a released case loses the ticks of its previous opening', async () => {
  const { marc, id } = await aDanger();
  await press(marc, id, 'done');
  app.clock.advance({ minutes: 1 });
  await decideCase(marc, id, { decision: 'dismiss' });
  const [{ kind, source, subject_id } = { kind: 'report' as const, source: '', subject_id: null }] =
    await app.db.select().from(moderationCases);
  await openCase(app.db, { kind, source, subject: subject_id, gravity: 5, now: app.clock.now() });
  expect(await ticksOf(marc, id)).toEqual([]);
});

test('only a case in danger has steps, and only its moderators tick them', async () => {
  const { marc, id } = await aDanger();
  const nadia = await app.staffBrowser('support');
  expect(await refusalOf(press(nadia, id, 'done'))).toBe('NOT_FOUND');
  await app.db.update(moderationCases).set({ gravity: 4 });
  expect(await refusalOf(press(marc, id, 'done'))).toBe('NOT_FOUND');
  expect(await lines()).toEqual([]);
});
