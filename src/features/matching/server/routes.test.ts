import { beforeEach, describe, expect, test } from 'vitest';
import { blockedUsers } from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { recordShown, rejectProfile } from './store.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

describe('the selection', () => {
  test('shows the four best with their score in three parts', async () => {
    await app.insert(...Array.from({ length: 6 }, () => aMan()));
    const { client } = await app.memberBrowser(aMember());
    const { people, ...about } = await client.matching.selection();
    expect(people).toHaveLength(4);
    expect(people[0]).toMatchObject({
      firstName: 'Karim',
      age: 36,
      city: 'Lyon',
      hasChildren: false,
      sharedActivities: ['Cinéma', 'Nature'],
      compatibility: { score: 90, parts: { love: 50, activities: 10, life: 30 }, missing: null },
    });
    expect(about).toEqual({
      remainingContacts: 3,
      openingsFrom: null,
      newProfilesFrom: null,
      scoreReady: true,
      widen: null,
      paused: false,
    });
  });

  test('holds only what one member may know of another', async () => {
    await app.insert(aMan());
    const { client } = await app.memberBrowser(aMember());
    const [person] = (await client.matching.selection()).people;
    expect(Object.keys(person ?? {}).sort()).toEqual([
      'activities',
      'age',
      'bio',
      'city',
      'compatibility',
      'firstName',
      'hasChildren',
      'id',
      'lifeProject',
      'photoUrl',
      'sharedActivities',
    ]);
  });

  test.each([
    [
      'distance',
      {
        commune: PARIS,
        preferences: { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 500 },
      },
      2,
    ],
    ['age', { birthDate: '1970-01-01' }, 3],
    [
      'their-age',
      { preferences: { preferred_gender: 'femme', min_age: 40, max_age: 45, max_distance: 50 } },
      1,
    ],
  ] as const)('when empty, says that %s sets most people aside', async (criterion, change, count) => {
    await app.insert(...Array.from({ length: count }, () => aMan(change)));
    const { client } = await app.memberBrowser(aMember());
    const { people, widen } = await client.matching.selection();
    expect(people).toEqual([]);
    expect(widen).toEqual({ criterion, people: count });
  });

  test('says nothing of people whom nobody’s criteria would bring', async () => {
    const { client } = await app.memberBrowser(aMember());
    expect(await client.matching.selection()).toMatchObject({ people: [], widen: null });
  });

  test('emptied by the new profiles of a day, says when it goes on and never that nobody matches', async () => {
    const men = Array.from({ length: 62 }, () => aMan());
    await app.insert(...men);
    const { client, member } = await app.memberBrowser(aMember());
    const first = app.clock.now();
    await recordShown(app.db, member.id, [men[0]?.id ?? ''], first);
    app.clock.advance({ hours: 2 });
    const others = men.slice(1, 59).map(({ id }) => id);
    await recordShown(app.db, member.id, others, app.clock.now());
    for (const { id } of men.slice(0, 59)) await rejectProfile(app.db, member.id, id, app.clock.now());
    app.clock.advance({ minutes: 1 });
    expect(await client.matching.selection()).toMatchObject({
      people: [],
      widen: null,
      newProfilesFrom: '2026-11-22T11:00:00.000Z',
    });
    app.clock.set('2026-11-22T11:00:00.000Z');
    expect(await client.matching.selection()).toMatchObject({
      people: [{ firstName: 'Karim' }],
      newProfilesFrom: null,
    });
  });

  test('after five openings in a day counts none left, and says from when there is one again', async () => {
    const men = Array.from({ length: 7 }, () => aMan());
    await app.insert(...men);
    const browser = await app.memberBrowser(aMember());
    const { client } = browser;
    for (let time = 0; time < 5; time += 1) {
      const [person] = (await client.matching.selection()).people;
      await client.matching.startConversation({ profileId: person?.id ?? '' });
      await client.conversations.deleteConversation({ id: person?.id ?? '' });
      app.clock.advance({ hours: 1 });
      const { remainingContacts, openingsFrom } = await client.matching.selection();
      expect(remainingContacts).toBe(Math.min(3, 4 - time));
      expect(openingsFrom).toBe(time < 4 ? null : '2026-11-22T11:00:00.000Z');
    }
    app.clock.set('2026-11-22T10:00:00.000Z');
    const [next] = (await client.matching.selection()).people;
    const refused = await browser.fetch('/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ profileId: next?.id }),
    });
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_OPENINGS',
      data: { retryAfterSeconds: 3600 },
    });
    expect(refused.headers.get('retry-after')).toBe('3600');
    app.clock.set('2026-11-22T11:00:00.000Z');
    expect(await client.matching.selection()).toMatchObject({ remainingContacts: 1, openingsFrom: null });
  });

  test.each([
    ['me', { loveProfile: null }, {}],
    ['them', {}, { activities: null }],
    ['both', { lifeProject: null }, { loveProfile: null }],
  ] as const)(
    'says of a score to come that it waits for the answers of: %s',
    async (missing, mine, theirs) => {
      await app.insert(aMan(theirs));
      const { client } = await app.memberBrowser(aMember(mine));
      const [person] = (await client.matching.selection()).people;
      expect(person?.compatibility).toMatchObject({ score: 0, missing });
    },
  );

  test('is opened at most 60 times an hour', async () => {
    const { client } = await app.memberBrowser(aMember());
    for (let time = 0; time < 60; time += 1) await client.matching.selection();
    await expect(client.matching.selection()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe('passing', () => {
  test('removes someone for good, twice without harm, and brings the next', async () => {
    await app.insert(...Array.from({ length: 5 }, () => aMan()));
    const { client } = await app.memberBrowser(aMember());
    const before = (await client.matching.selection()).people.map((person) => person.id);
    const [passed] = before;
    if (!passed) throw new Error('nobody was shown');
    await client.matching.reject({ id: passed });
    const after = (await client.matching.selection()).people.map((person) => person.id);
    expect(after).toHaveLength(4);
    expect(after).not.toContain(passed);
    expect(await client.matching.reject({ id: passed })).toEqual({ done: true });
  });

  test('is only for people of one’s selection', async () => {
    const stranger = aMan({ commune: PARIS });
    await app.insert(stranger);
    const { client } = await app.memberBrowser(aMember());
    expect(await refusalOf(client.matching.reject({ id: stranger.id }))).toBe('NOT_FOUND');
  });
});

describe('the preview', () => {
  test('opens for someone shown, and closes at a block, a pass of a day, or a change of criteria', async () => {
    const man = aMan();
    await app.insert(man);
    const claire = await app.memberBrowser(aMember());
    const preview = () => claire.client.matching.preview({ id: man.id });
    expect(await refusalOf(preview())).toBe('NOT_FOUND');
    await claire.client.matching.selection();
    expect(await preview()).toMatchObject({ firstName: 'Karim', compatibility: { score: 90 } });
    app.clock.advance({ days: 1, minutes: 1 });
    expect(await refusalOf(preview())).toBe('NOT_FOUND');
    await claire.client.matching.selection();
    await claire.client.profile.savePreferences({
      preferred_gender: 'homme',
      min_age: 18,
      max_age: 20,
      max_distance: 50,
    });
    expect(await refusalOf(preview())).toBe('NOT_FOUND');
    await claire.client.profile.savePreferences({
      preferred_gender: 'homme',
      min_age: 18,
      max_age: 99,
      max_distance: 50,
    });
    expect(await preview()).toMatchObject({ age: 36 });
    await app.db
      .insert(blockedUsers)
      .values({ user_id: man.id, blocked_user_id: claire.member.id, created_at: app.clock.now() });
    expect(await refusalOf(preview())).toBe('NOT_FOUND');
  });

  test('stays open for a contact, who is no longer proposed', async () => {
    const man = aMan();
    await app.insert(man);
    const { client } = await app.memberBrowser(aMember());
    await client.matching.selection();
    await client.matching.startConversation({ profileId: man.id });
    app.clock.advance({ days: 3 });
    expect((await client.matching.selection()).people).toEqual([]);
    expect(await client.matching.preview({ id: man.id })).toMatchObject({ compatibility: { score: 90 } });
  });
});
