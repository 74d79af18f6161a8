import { expect, test } from 'vitest';
import { aMatch, aMessage } from '#testing/conversations.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a paused member is hidden from everybody until the pause ends, also from a person who just saw them', async () => {
  const { claire, karim } = await aMatch(app);
  const { id } = karim.member;
  expect((await claire.client.matching.preview({ id })).firstName).toBe('Karim');
  await karim.client.profile.pause();
  expect(await karim.client.profile.pauseState()).toEqual({ paused: true });
  expect((await claire.client.matching.selection()).people).toEqual([]);
  expect(await refusalOf(claire.client.matching.preview({ id }))).toBe('NOT_FOUND');
  expect(await refusalOf(claire.client.matching.startConversation({ profileId: id }))).toBe('NOT_FOUND');
  await karim.client.profile.resume();
  expect(await karim.client.profile.pauseState()).toEqual({ paused: false });
  expect((await claire.client.matching.selection()).people).toMatchObject([{ id }]);
  expect((await claire.client.matching.preview({ id })).firstName).toBe('Karim');
});

test('a paused member gets an empty selection with the reason; changed answers do not end the pause', async () => {
  const { claire, karim } = await aMatch(app);
  await karim.client.profile.pause();
  const selection = await karim.client.matching.selection();
  expect(selection).toMatchObject({ paused: true, people: [], remainingContacts: 3 });
  await karim.client.profile.savePreferences({
    preferred_gender: 'femme',
    min_age: 30,
    max_age: 40,
    max_distance: 30,
  });
  expect((await claire.client.matching.selection()).people).toEqual([]);
});

test('conversations continue during a pause, both ways', async () => {
  const { claire, karim } = await aMatch(app);
  const { id } = karim.member;
  await claire.client.matching.startConversation({ profileId: id });
  await karim.client.profile.pause();
  await claire.client.conversations.send(aMessage(karim));
  await karim.client.conversations.send(aMessage(claire));
  expect((await claire.client.matching.preview({ id })).firstName).toBe('Karim');
  expect((await karim.client.conversations.thread({ id: claire.member.id })).messages).toHaveLength(3);
});
