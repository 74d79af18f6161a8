import { beforeEach, describe, expect, test } from 'vitest';
import { searchPreferences } from '#features/profile/contract.ts';
import { blockedUsers, scoreViews } from '#server/schema.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { rankCandidates } from './candidate-store.ts';

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
      reasons: expect.stringMatching(
        /cinéma et .*la nature.*des enfants, un toit commun et une vie en ville\.$/,
      ),
      gender: 'homme',
      distanceKm: null,
      compatibility: { score: 90, parts: { love: 'very-close', activities: 10, life: 30 }, missing: null },
    });
    expect(about).toEqual({
      remainingContacts: 3,
      openingsFrom: null,
      newProfilesFrom: null,
      nextNewPeopleAt: '2026-11-26T17:00:00.000Z',
      newPeople: 4,
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
      'distanceKm',
      'firstName',
      'gender',
      'hasChildren',
      'id',
      'lifeProject',
      'photoUrl',
      'photos',
      'prompts',
      'reasons',
      'sharedActivities',
      'verified',
    ]);
  });

  test.each([
    [
      'distance',
      {
        commune: PARIS,
        preferences: { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 500 },
      },
      12,
    ],
    ['age', { birthDate: '1970-01-01' }, 23],
    ['dealbreakers', { hasChildren: true }, 10],
    [
      'their-age',
      { preferences: { preferred_gender: 'femme', min_age: 40, max_age: 45, max_distance: 50 } },
      10,
    ],
  ] as const)(
    'when empty, says that %s sets most people aside, in tens',
    async (criterion, change, count) => {
      await app.insert(...Array.from({ length: count }, () => aMan(change)));
      const { client, member } = await app.memberBrowser(aMember());
      const firm = { ...member.preferences, dealbreakers: ['no-children-there'] };
      await client.profile.savePreferences(searchPreferences.parse(firm));
      const { people, widen } = await client.matching.selection();
      expect(people).toEqual([]);
      expect(widen).toEqual({ criterion, people: Math.round(count / 10) * 10 });
    },
  );

  test('says nothing of fewer than ten people, nor of those whom others refuse', async () => {
    await app.insert(
      ...Array.from({ length: 9 }, () => aMan({ commune: PARIS })),
      ...Array.from({ length: 12 }, () =>
        aMan({
          preferences: {
            preferred_gender: 'femme',
            min_age: 25,
            max_age: 45,
            max_distance: 50,
            dealbreakers: ['children-wanted'],
          },
          lifeProject: {
            living_preference: 'En ville',
            living_arrangement: 'Vie commune',
            family_plans: "Je ne veux pas d'enfants",
          },
        }),
      ),
    );
    const { client } = await app.memberBrowser(aMember());
    expect(await client.matching.selection()).toMatchObject({ people: [], widen: null });
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

describe('a pass of the last week', () => {
  /** Claire, four men in her selection, and the first of them whom she has just passed. */
  async function aPass() {
    const men = Array.from({ length: 5 }, () => aMan());
    await app.insert(...men);
    const claire = await app.memberBrowser(aMember());
    const [first] = (await claire.client.matching.selection()).people;
    if (!first) throw new Error('nobody was shown');
    await claire.client.matching.reject({ id: first.id });
    return { claire, client: claire.client, passed: first.id };
  }
  const shownTo = async ({ client }: Awaited<ReturnType<typeof aPass>>) =>
    (await client.matching.selection()).people.map(({ id }) => id);

  test('is listed, the latest first, and may be looked at again', async () => {
    const { client, passed } = await aPass();
    app.clock.advance({ minutes: 5 });
    const [second] = (await client.matching.selection()).people;
    await client.matching.reject({ id: second?.id ?? '' });
    const list = await client.matching.passed();
    expect(list.map(({ id }) => id)).toEqual([second?.id, passed]);
    expect(list[1]).toEqual({
      id: passed,
      firstName: 'Karim',
      gender: 'homme',
      age: 36,
      city: 'Lyon',
      photoUrl: null,
      passedAt: '2026-11-21T11:00:00.000Z',
      canReturn: true,
    });
    expect(await client.matching.preview({ id: passed })).toMatchObject({ firstName: 'Karim' });
  });

  test('is taken back at once or within the week: the person comes back', async () => {
    const world = await aPass();
    await world.client.matching.takeBackReject({ id: world.passed });
    expect(await shownTo(world)).toContain(world.passed);
    expect(await world.client.matching.passed()).toEqual([]);
    await world.client.matching.reject({ id: world.passed });
    app.clock.advance({ days: 6, hours: 23 });
    await world.client.matching.takeBackReject({ id: world.passed });
    expect(await shownTo(world)).toContain(world.passed);
  });

  test('stays one after seven days, and when the two no longer suit each other', async () => {
    const { claire, client, passed } = await aPass();
    const search = { preferred_gender: 'homme', min_age: 18, max_age: 20, max_distance: 50 } as const;
    await client.profile.savePreferences(search);
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
    expect(await client.matching.passed()).toMatchObject([{ id: passed, canReturn: false }]);
    expect(await refusalOf(client.matching.preview({ id: passed }))).toBe('NOT_FOUND');
    await client.profile.savePreferences({ ...search, max_age: 99 });
    app.clock.advance({ days: 7 });
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
    expect(await client.matching.passed()).toEqual([]);
    expect(await refusalOf(client.matching.takeBackReject({ id: claire.member.id }))).toBe('NOT_FOUND');
  });

  test('says nothing of someone who has blocked since', async () => {
    const { claire, client, passed } = await aPass();
    await app.db
      .insert(blockedUsers)
      .values({ user_id: passed, blocked_user_id: claire.member.id, created_at: app.clock.now() });
    expect(await client.matching.passed()).toEqual([]);
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
  });

  test('opens no conversation as long as it is one', async () => {
    const { client, passed } = await aPass();
    expect(await refusalOf(client.matching.startConversation({ profileId: passed }))).toBe('NOT_FOUND');
  });
});

describe('the score as an oracle', () => {
  const love = { liberty_score: 3, fidelity_score: 4, communication_score: 5, tenderness_score: 4 };
  const scoreOf = async ({ client }: TestBrowser, id: string) =>
    (await client.matching.preview({ id })).compatibility.score;
  /** Claire, and Karim who answers as she does, in her selection. */
  async function aPair() {
    const karim = await app.memberBrowser(aMan());
    const claire = await app.memberBrowser(aMember());
    await claire.client.matching.selection();
    const answer = (sexuality_score: number, liberty_score = 3) =>
      claire.client.answers.saveLoveProfile({ ...love, liberty_score, sexuality_score });
    return { claire, karim, id: karim.member.id, answer };
  }

  test('follows three sets of one’s answers; a fourth leaves it as it was, in card and preview', async () => {
    const { claire, id, answer } = await aPair();
    const scores: number[] = [await scoreOf(claire, id)];
    for (const [sexuality, liberty] of [
      [4, 3],
      [5, 3],
      [5, 1],
      [3, 3],
    ] as const) {
      await answer(sexuality, liberty);
      const [person] = (await claire.client.matching.selection()).people;
      expect(person?.compatibility.score).toBe(await scoreOf(claire, id));
      scores.push(person?.compatibility.score ?? -1);
    }
    expect(scores).toEqual([90, 85, 80, 80, 80]);
  });

  test('starts again with the other’s new answers, and counts for a contact too', async () => {
    const { claire, karim, id, answer } = await aPair();
    await claire.client.matching.startConversation({ profileId: id });
    for (const sexuality of [4, 5, 1]) {
      await answer(sexuality);
      await scoreOf(claire, id);
    }
    expect(await scoreOf(claire, id)).toBe(80);
    await karim.client.answers.saveLoveProfile({ ...love, sexuality_score: 1 });
    expect(await scoreOf(claire, id)).toBe(90);
  });

  test('orders people by the score that was shown, not by one that nobody may see', async () => {
    const { claire, id, answer } = await aPair();
    for (const sexuality of [4, 5]) {
      await answer(sexuality);
      await claire.client.matching.selection();
    }
    const other = aMan({ loveProfile: { ...love, liberty_score: 3, sexuality_score: 4 } });
    await app.insert(other);
    await answer(3);
    const ranked = await rankCandidates(app.db, claire.member.id, '2026-11-21');
    expect(ranked?.candidates).toEqual([
      { id: other.id, score: 85 },
      { id, score: 80 },
    ]);
  });

  test('read ten times at once with new answers is one more set, and no answer is kept', async () => {
    const { claire, id, answer } = await aPair();
    await answer(5);
    const scores = await Promise.all(Array.from({ length: 10 }, () => scoreOf(claire, id)));
    expect(new Set(scores)).toEqual(new Set([80]));
    const [view] = await app.db.select().from(scoreViews);
    expect(view?.versions).toHaveLength(2);
    expect(view).toMatchObject({ viewer_id: claire.member.id, person_id: id, love_points: 40 });
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
