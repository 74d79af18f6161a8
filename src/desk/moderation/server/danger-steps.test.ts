import { eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { moderationCases, staffAudit } from '#server/schema.ts';
import { aCase, type Desk, decideCase } from '#testing/cases.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

async function aDanger() {
  const { member } = await app.memberBrowser();
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const id = await aCase(marc, member.id);
  await app.db.update(moderationCases).set({ gravity: 5 }).where(eq(moderationCases.id, id));
  return { marc, anne, id };
}

const press = (desk: Desk, id: string, done: boolean) =>
  desk.client.deskModeration.tick({ id, step: 'secours', done });
const ticksOf = async (desk: Desk, id: string) => (await desk.client.deskModeration.open({ id })).ticks;
const lines = () => app.db.select().from(staffAudit).where(like(staffAudit.action, 'moderation.%tick'));

test('a step is ticked with who and when, for the colleague too, in the queue, and can be taken back', async () => {
  const { marc, anne, id } = await aDanger();
  await press(marc, id, true);
  const tick = { step: 'secours', by: marc.staff.firstName, at: app.clock.now().toISOString() };
  expect(await ticksOf(anne, id)).toEqual([tick]);
  expect((await anne.client.deskModeration.queue({})).cases).toMatchObject([{ id, ticks: [tick] }]);
  await press(anne, id, false);
  expect(await ticksOf(marc, id)).toEqual([]);
  await press(anne, id, true);
  expect(await ticksOf(marc, id)).toMatchObject([{ by: anne.staff.firstName }]);
  expect((await lines()).map(({ action, staff_id, reason }) => [action, staff_id, reason])).toEqual([
    ['moderation.tick', marc.staff.id, 'secours'],
    ['moderation.untick', anne.staff.id, 'secours'],
    ['moderation.tick', anne.staff.id, 'secours'],
  ]);
});

test.runIf(onPostgres)('pressed by two at once, a step is ticked once, by the first', async () => {
  const { marc, anne, id } = await aDanger();
  await Promise.all([marc, anne, marc].map((desk) => press(desk, id, true)));
  expect(await lines()).toHaveLength(1);
});

test('a decision does not wait for the steps, which can still be ticked after it', async () => {
  const { marc, anne, id } = await aDanger();
  await decideCase(marc, id, { decision: 'close', danger: true });
  await press(anne, id, true);
  expect(await ticksOf(marc, id)).toHaveLength(1);
});

test('a case that comes back begins without the ticks of its former time', async () => {
  const { marc, id } = await aDanger();
  await press(marc, id, true);
  app.clock.advance({ minutes: 1 });
  await app.db.update(moderationCases).set({ created_at: app.clock.now() });
  expect(await ticksOf(marc, id)).toEqual([]);
});

test('only a case in danger has steps, and only its readers tick them', async () => {
  const { marc, id } = await aDanger();
  const nadia = await app.staffBrowser('support');
  expect(await refusalOf(press(nadia, id, true))).toBe('NOT_FOUND');
  await app.db.update(moderationCases).set({ gravity: 4 });
  expect(await refusalOf(press(marc, id, true))).toBe('NOT_FOUND');
  expect(await lines()).toEqual([]);
});
