import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
beforeEach(() => app.clock.set('2026-11-24T15:00:00+01:00'));

const words = (content: string) => ({ content, clientId: crypto.randomUUID() });
const COMING_WEEK = { firstDay: '2026-11-24', lastDay: '2026-12-04' };

/** A thread assigned to Nadia in which the person waits, and a second colleague. */
async function aFollowedConversation() {
  const member = await app.memberBrowser();
  await member.client.supportChat.sendAsMember(words('Une question'));
  const nadia = await app.staffBrowser('support');
  const anne = await app.staffBrowser('support');
  const desk = anne.client.deskInbox;
  const id = (await desk.list({})).threads[0]?.id ?? 0;
  await desk.assign({ id, staff: nadia.staff.id });
  const leave = (...absences: (typeof COMING_WEEK)[]) =>
    nadia.client.deskAppointments.saveSettings({ absences });
  const unassigned = async (one = desk) =>
    (await one.list({ view: 'unassigned' })).threads.map(({ assignee }) => assignee?.awayUntil);
  return { member, nadia, desk, id, leave, unassigned };
}

test('threads of an absent colleague appear unassigned to the others, and return afterwards', async () => {
  const { nadia, desk, leave, unassigned } = await aFollowedConversation();
  expect(await unassigned()).toEqual([]);
  await leave(COMING_WEEK);
  expect(await unassigned()).toEqual(['2026-12-04']);
  expect(await desk.counts()).toMatchObject({ unassigned: 1, toAnswer: 1 });
  // For the absent colleague it stays assigned.
  expect(await unassigned(nadia.client.deskInbox)).toEqual([]);
  expect(await nadia.client.deskInbox.counts()).toMatchObject({ mine: 1, unassigned: 0, toAnswer: 1 });
  app.clock.set('2026-12-05T08:00:00+01:00');
  const later = (await app.staffBrowser('support')).client.deskInbox;
  expect(await unassigned(later)).toEqual([]);
  expect(await later.counts()).toMatchObject({ unassigned: 0, toAnswer: 0 });
});

test('a future, past or removed absence changes nothing', async () => {
  const { leave, unassigned } = await aFollowedConversation();
  await leave({ firstDay: '2026-11-25', lastDay: '2026-11-26' });
  expect(await unassigned()).toEqual([]);
  await leave({ firstDay: '2026-11-23', lastDay: '2026-11-23' });
  expect(await unassigned()).toEqual([]);
  await leave(COMING_WEEK);
  await leave();
  expect(await unassigned()).toEqual([]);
});

test('the later end of two overlapping absences is shown, also to a colleague who assigns a thread', async () => {
  const { nadia, desk, id, leave, unassigned } = await aFollowedConversation();
  await leave(COMING_WEEK, { firstDay: '2026-11-20', lastDay: '2026-11-25' });
  expect(await unassigned()).toEqual(['2026-12-04']);
  const { colleagues } = await desk.thread({ id });
  const told = colleagues.map((one) => [one.id, one.awayUntil]);
  expect(told).toContainEqual([nadia.staff.id, '2026-12-04']);
  expect(told.filter(([, until]) => until)).toHaveLength(1);
});

test('a colleague who answers for an absent one takes over the thread', async () => {
  const { desk, id, leave, nadia, member } = await aFollowedConversation();
  await desk.answer({ id, seen: 0, ...words('Je regarde') });
  expect((await desk.thread({ id })).assignee?.id).toBe(nadia.staff.id);
  await leave(COMING_WEEK);
  await member.client.supportChat.sendAsMember(words('Merci'));
  await desk.answer({ id, seen: 1_000_000, ...words('Voici') });
  expect((await desk.thread({ id })).assignee).toMatchObject({ awayUntil: null });
});
