import { describe, expect, test } from 'vitest';
import type { Dealbreaker } from '#member/profile/rules.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { aMan, aMember, LYON } from '#testing/factories.ts';
import { signUpAs } from '#testing/sign-up-as.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

/** About 27 km from Lyon. */
const VIENNE = { code: '38544', name: 'Vienne', latitude: 45.5255, longitude: 4.8743 };
const ELSEWHERE = {
  living_preference: 'Au vert',
  living_arrangement: 'Vie commune',
  family_plans: "Je ne veux pas d'enfants",
} as const;
const SEARCH = { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 } as const;
const app = await testApp();

type Viewer = TestBrowser & { member: InsertedMember };
/** An edit with which a member could probe what others refuse; the next call reverts it. */
type Change = (claire: Viewer, turn: number) => Promise<Viewer | undefined>;

const CHANGES: Record<string, Change> = {
  'their children': async ({ client }, turn) => {
    await client.profile.update({ has_children: turn === 0 });
    return undefined;
  },
  'their life project': async ({ client, member }, turn) => {
    const { lifeProject } = member;
    if (lifeProject) await client.answers.saveLifeProject(turn === 0 ? ELSEWHERE : lifeProject);
    return undefined;
  },
  'their city': async ({ client }, turn) => {
    await client.profile.update({ city_code: turn === 0 ? VIENNE.code : LYON.code });
    return undefined;
  },
  'their search': async ({ client }, turn) => {
    await client.profile.savePreferences({ ...SEARCH, max_distance: turn === 0 ? 40 : 60, dealbreakers: [] });
    return undefined;
  },
  'their search, to nobody and back': async ({ client }) => {
    await client.profile.savePreferences({ ...SEARCH, min_age: 80, max_age: 90, dealbreakers: [] });
    await client.matching.selection();
    await client.profile.savePreferences({ ...SEARCH, dealbreakers: [] });
    return undefined;
  },
  'a pass, undone': async ({ client }) => {
    const { people } = await client.matching.selection();
    for (const { id } of people) await client.matching.reject({ id });
    for (const { id } of people) await client.matching.takeBackReject({ id }).catch(() => undefined);
    return undefined;
  },
  'a pause': async ({ client }) => {
    await client.profile.pause();
    await client.profile.resume();
    return undefined;
  },
  'the account, with the same address': async (claire, turn) => {
    await claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const changes = { hasChildren: true, birthDate: '1978-03-14', lifeProject: ELSEWHERE, commune: VIENNE };
    return signUpAs(app, { ...claire.member, ...(turn === 0 && changes) });
  },
};

const search = (dealbreakers: Dealbreaker[], change: { max_distance?: number; max_age?: number } = {}) => ({
  preferred_gender: 'femme' as const,
  min_age: 25,
  max_age: 45,
  max_distance: 50,
  ...change,
  dealbreakers,
});

/** Four men who differ only in what they refuse; the last one refuses nothing that can happen. */
const WORLDS = {
  first: [
    search(['no-children-there']),
    search(['place']),
    search([], { max_distance: 5 }),
    search([], { max_distance: 500, max_age: 99 }),
  ],
  second: [
    search(['children-wanted']),
    search([], { max_age: 36 }),
    search(['no-children-there', 'children-wanted', 'place'], { max_distance: 5, max_age: 36 }),
    search([], { max_distance: 500, max_age: 99 }),
  ],
};

/** Every pair of changes in one order, and in the other; each world gets one of them. */
const PAIRS = Object.keys(CHANGES).flatMap((first, at, names) =>
  names.slice(at).map((second) => ({ first, second })),
);
const INVERSE = PAIRS.map(({ first, second }) => ({ first: second, second: first }));

describe.each([
  ['children, a place and a distance', WORLDS.first, PAIRS],
  ['a life without children, an age and all of it', WORLDS.second, INVERSE],
])('people who differ only in refusing %s', (_, searches, pairs) => {
  test.each(pairs)('stay or leave together when a member changes $first, then $second', async (names) => {
    const men = searches.map((preferences) => aMan({ preferences }));
    await app.insert(...men);
    let claire: Viewer = await app.memberBrowser(aMember({ preferences: { ...SEARCH } }));
    await claire.client.matching.selection();
    app.clock.advance({ minutes: 1 });

    const look = async () => {
      const { client } = claire;
      const selected = (await client.matching.selection()).people.map(({ id }) => id);
      const returning = (await client.matching.passed()).flatMap((one) => (one.canReturn ? [one.id] : []));
      const open = await Promise.all(
        men.map(({ id }) =>
          client.matching.preview({ id }).then(
            () => true,
            () => false,
          ),
        ),
      );
      return men.map(({ id }, place) => ({
        selected: selected.includes(id),
        open: open[place],
        returning: returning.includes(id),
      }));
    };
    expect(await look()).toEqual(men.map(() => ({ selected: true, open: true, returning: false })));
    const [first, second] = [CHANGES[names.first], CHANGES[names.second]];
    for (const [change, turn] of [
      [first, 0],
      [second, names.first === names.second ? 1 : 0],
    ] as const) {
      claire = (await change?.(claire, turn)) ?? claire;
      app.clock.advance({ minutes: 1 });
      const seen = await look();
      expect(seen).toEqual(men.map(() => seen.at(-1)));
    }
  });
});
