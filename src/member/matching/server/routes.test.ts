import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { searchAnswers } from '#member/profile/contract.ts';
import { SEARCH_DEFAULTS } from '#member/profile/rules.ts';

import { blockedUsers, matchCards, scoreViews } from '#server/schema.ts';
import { aMan, aMember, GRENOBLE, PARIS } from '#testing/factories.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { rankCards } from './candidate-store.ts';
import { findCard } from './criteria-store.ts';
import { listVisibleProfiles } from './shared/visible-profiles.ts';

const app = await testApp();
beforeEach(() => app.reset());

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
      conversations: 0,
      justOpened: false,
      left: [],
      newPeople: people.map(({ id }) => id),
      firstLook: true,
      scoreReady: true,
      widen: null,
      paused: false,
    });
  });

  test('tells the only member that the site has just opened, and blames no criterion', async () => {
    const { client } = await app.memberBrowser(aMember());
    expect(await client.matching.selection()).toMatchObject({ people: [], justOpened: true, widen: null });
    await app.insert(aMan({ commune: PARIS }));
    expect(await client.matching.selection()).toMatchObject({ people: [], justOpened: false });
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
    ['both-distances', { commune: PARIS }, 30],
    [
      'their-age',
      { preferences: { preferred_gender: 'femme', min_age: 40, max_age: 45, max_distance: 50 } },
      10,
    ],
  ] as const)(
    'says that %s excludes most people, in tens, when it is empty',
    async (criterion, change, count) => {
      await app.insert(...Array.from({ length: count }, () => aMan(change)));
      const { client, member } = await app.memberBrowser(aMember());
      const firm = { ...member.preferences, dealbreakers: ['no-children-there'] };
      await client.profile.savePreferences(searchAnswers.parse(firm));
      const { people, widen } = await client.matching.selection();
      expect(people).toEqual([]);
      const search = { min_age: 25, max_age: 45, max_distance: 50 };
      expect(widen).toMatchObject({ criterion, people: Math.round(count / 10) * 10, search });
    },
  );

  test.each([
    ['distance', { commune: GRENOBLE }, 100, { max_distance: 100 }],
    ['distance', { commune: PARIS }, 500, { max_distance: 500 }],
    ['age', { birthDate: '1978-01-01' }, 50, { min_age: 20, max_age: 50 }],
    ['both-distances', { commune: GRENOBLE }, 50, { max_distance: 100 }],
  ] as const)(
    'names the narrowest search that reaches ten people when it is empty because of the %s; that search can be saved',
    async (criterion, change, theirDistance, wider) => {
      const preferences = {
        preferred_gender: 'femme',
        ...SEARCH_DEFAULTS,
        max_distance: theirDistance,
      } as const;
      await app.insert(...Array.from({ length: 14 }, () => aMan({ ...change, preferences })));
      const { client, member } = await app.memberBrowser(aMember());
      const search = SEARCH_DEFAULTS;
      expect((await client.matching.selection()).widen).toEqual({
        criterion,
        people: 10,
        search,
        wider: { ...search, ...wider, people: 10 },
      });
      await client.profile.savePreferences({ ...searchAnswers.parse(member.preferences), ...wider });
      const { people, widen } = await client.matching.selection();
      expect(people).toHaveLength(criterion === 'both-distances' ? 0 : 4);
      expect(widen?.criterion).toBe(criterion === 'both-distances' ? 'their-distance' : undefined);
    },
  );

  test('discloses neither counts below ten nor refusals by others', async () => {
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

  test('allows no opening after five in a day, and says when the next is allowed', async () => {
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
  ] as const)('says whose answers a pending score needs: %s', async (missing, mine, theirs) => {
    await app.insert(aMan(theirs));
    const { client } = await app.memberBrowser(aMember(mine));
    const [person] = (await client.matching.selection()).people;
    expect(person?.compatibility).toMatchObject({ score: 0, missing });
  });
});

describe('a pass of the last week', () => {
  /** Claire, four men in her selection, and the first of them, just passed by her. */
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

  test('removes the person, brings the next and is idempotent', async () => {
    const world = await aPass();
    expect(await world.client.matching.reject({ id: world.passed })).toEqual({ done: true });
    const shown = await shownTo(world);
    expect(shown).toHaveLength(4);
    expect(shown).not.toContain(world.passed);
  });

  test('appears in the list, latest first, and its person can be viewed again', async () => {
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
      left: false,
      canReturn: true,
    });
    expect(await client.matching.preview({ id: passed })).toMatchObject({ firstName: 'Karim' });
  });

  test('can be undone at once or within the week: the person comes back', async () => {
    const world = await aPass();
    await world.client.matching.takeBackReject({ id: world.passed });
    expect(await shownTo(world)).toContain(world.passed);
    expect(await world.client.matching.passed()).toEqual([]);
    await world.client.matching.reject({ id: world.passed });
    app.clock.advance({ days: 6, hours: 23 });
    await world.client.matching.takeBackReject({ id: world.passed });
    expect(await shownTo(world)).toContain(world.passed);
  });

  test('becomes final after seven days, or once the other member’s search excludes the member', async () => {
    const { claire, client, passed } = await aPass();
    const search = (change: object) =>
      app.db
        .update(matchCards)
        .set({ max_age: 99, ...change })
        .where(eq(matchCards.id, passed));
    app.clock.advance({ minutes: 1 });
    await search({ min_age: 90, search_changed_at: app.clock.now() });
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
    expect(await client.matching.passed()).toMatchObject([{ id: passed, canReturn: false }]);
    expect(await refusalOf(client.matching.preview({ id: passed }))).toBe('NOT_FOUND');
    await search({ min_age: 18 });
    app.clock.advance({ days: 7 });
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
    expect(await client.matching.passed()).toEqual([]);
    expect(await refusalOf(client.matching.takeBackReject({ id: claire.member.id }))).toBe('NOT_FOUND');
  });

  test('disappears from the list after a block by the other member', async () => {
    const { claire, client, passed } = await aPass();
    await app.db
      .insert(blockedUsers)
      .values({ user_id: passed, blocked_user_id: claire.member.id, created_at: app.clock.now() });
    expect(await client.matching.passed()).toEqual([]);
    expect(await refusalOf(client.matching.takeBackReject({ id: passed }))).toBe('CANNOT_RETURN');
  });
});

describe('the score as an oracle', () => {
  const love = { liberty_score: 3, fidelity_score: 4, communication_score: 5, tenderness_score: 4 };
  const scoreOf = async ({ client }: TestBrowser, id: string) =>
    (await client.matching.preview({ id })).compatibility.score;
  type Pair = Awaited<ReturnType<typeof aPair>>;
  const scoreOn = async (day: string, { member }: Pair['claire'], id: string) =>
    (await listVisibleProfiles(app.db, member.id, [id], day))[0]?.compatibility.score;
  async function aPair() {
    const karim = await app.memberBrowser(aMan());
    const claire = await app.memberBrowser(aMember());
    await claire.client.matching.selection();
    const answer = (sexuality_score: number, liberty_score = 3) =>
      claire.client.answers.saveLoveProfile({ ...love, liberty_score, sexuality_score });
    return { claire, karim, id: karim.member.id, answer };
  }

  test('stays as first shown, in card and preview, whatever the member answers afterwards', async () => {
    const { claire, id, answer } = await aPair();
    const first = await scoreOf(claire, id);
    for (const [sexuality, liberty] of [
      [4, 3],
      [5, 1],
      [3, 3],
    ] as const) {
      await answer(sexuality, liberty);
      const [person] = (await claire.client.matching.selection()).people;
      expect(person?.compatibility.score).toBe(first);
      expect(await scoreOf(claire, id)).toBe(first);
    }
    expect(await scoreOn('2028-01-01', claire, id)).toBe(first);
    const [view] = await app.db.select().from(scoreViews);
    expect(view).toMatchObject({ viewer_id: claire.member.id, person_id: id, love_points: first - 40 });
  });

  test('uses the member’s new answers for people not seen yet', async () => {
    const { claire, answer } = await aPair();
    await answer(5);
    const other = aMan({ loveProfile: { ...love, sexuality_score: 5 } });
    await app.insert(other);
    await claire.client.matching.selection();
    expect(await scoreOf(claire, other.id)).toBe(90);
  });

  test('follows the other member’s new answers after thirty days, also for a contact', async () => {
    const { claire, karim, id, answer } = await aPair();
    await claire.client.matching.startConversation({ profileId: id });
    const first = await scoreOf(claire, id);
    await answer(5);
    await karim.client.answers.saveLoveProfile({ ...love, sexuality_score: 1 });
    expect(await scoreOn('2026-12-20', claire, id)).toBe(first);
    expect(await scoreOn('2026-12-21', claire, id)).toBe(80);
    expect(await scoreOf(claire, id)).toBe(80);
  });

  test('ranks people by the score that was shown, not by a hidden one', async () => {
    const { claire, id, answer } = await aPair();
    await answer(1);
    const other = aMan({ loveProfile: { ...love, liberty_score: 2, sexuality_score: 1 } });
    await app.insert(other);
    const today = '2026-11-21';
    const card = await findCard(app.db, claire.member.id, today);
    expect(card && (await rankCards(app.db, card, today, { limit: 4 }))).toEqual([
      { id, score: 90 },
      { id: other.id, score: 85 },
    ]);
  });
});

describe('what others refuse', () => {
  /** Claire has Karim in her selection; he refuses people with children. */
  async function aRefusal() {
    const search: z.infer<typeof searchAnswers> = {
      preferred_gender: 'femme',
      min_age: 18,
      max_age: 99,
      max_distance: 50,
      dealbreakers: ['no-children-there'],
    };
    const karim = await app.memberBrowser(aMan({ preferences: search }));
    const man = karim.member;
    const claire = await app.memberBrowser(aMember());
    const searchAgain = () => karim.client.profile.savePreferences({ ...search, max_distance: 60 });
    const selected = async () => (await claire.client.matching.selection()).people.map(({ id }) => id);
    const isOpen = async () =>
      (await claire.client.matching.preview({ id: man.id }).catch(() => undefined)) !== undefined;
    return { man, claire, karim, search, selected, isOpen, searchAgain };
  }

  test('stays secret when the member changes their profile: people shown stay for the week', async () => {
    const { man, claire, selected, isOpen } = await aRefusal();
    expect(await selected()).toEqual([man.id]);
    await claire.client.profile.update({ has_children: true });
    expect(await isOpen()).toBe(true);
    expect(await selected()).toEqual([man.id]);
    app.clock.advance({ days: 7 });
    expect(await selected()).toEqual([]);
  });

  test('stays secret after a pass', async () => {
    const { man, claire, selected } = await aRefusal();
    await selected();
    await claire.client.matching.reject({ id: man.id });
    await claire.client.profile.update({ has_children: true });
    expect(await claire.client.matching.passed()).toMatchObject([{ id: man.id, canReturn: true }]);
  });

  test('applies to the member as first shown when the other member changes their search', async () => {
    const { man, claire, selected, isOpen, searchAgain } = await aRefusal();
    await selected();
    await claire.client.profile.update({ has_children: true });
    app.clock.advance({ minutes: 1 });
    await searchAgain();
    expect(await isOpen()).toBe(true);
    expect(await selected()).toEqual([man.id]);
  });

  test('applies at once when the other member begins to refuse the member as first shown', async () => {
    const { claire, selected, isOpen, karim, search } = await aRefusal();
    await karim.client.profile.savePreferences({ ...search, dealbreakers: [] });
    await claire.client.profile.update({ has_children: true });
    expect(await selected()).toHaveLength(1);
    app.clock.advance({ minutes: 1 });
    await karim.client.profile.savePreferences(search);
    expect(await isOpen()).toBe(false);
    expect(await selected()).toEqual([]);
  });
});

describe('the preview', () => {
  test('opens for a person shown, and closes on a block or after a day, but not on a changed search', async () => {
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
    expect(await preview()).toMatchObject({ age: 36 });
    await app.db
      .insert(blockedUsers)
      .values({ user_id: man.id, blocked_user_id: claire.member.id, created_at: app.clock.now() });
    expect(await refusalOf(preview())).toBe('NOT_FOUND');
  });

  test('stays open for a contact, who leaves the selection', async () => {
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
