import { describe, expect, test } from 'vitest';
import { shownProfiles } from '#server/schema.ts';
import { aMan } from '#testing/factories.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

/** The tests run on a Saturday: the week began two days ago. */
const NEXT_THURSDAY = '2026-11-26T17:00:00.000Z';
const search = { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 } as const;
const lessClose = () =>
  aMan({
    activities: ['Danse'],
    lifeProject: {
      living_preference: 'En ville',
      living_arrangement: 'A voir',
      family_plans: 'Je veux des enfants',
    },
  });

async function claireAmong(count: number) {
  await app.insert(...Array.from({ length: count }, lessClose));
  const { client, member } = await app.memberBrowser();
  const seen = async () => (await client.matching.selection()).people.map(({ id }) => id);
  const passAll = async () => {
    for (const id of await seen()) await client.matching.reject({ id });
  };
  return { client, member, seen, passAll };
}

describe('the weekly selection', () => {
  test('shows four people, then four others in their place, then says when it resumes', async () => {
    const { client, seen, passAll } = await claireAmong(20);
    const first = await seen();
    await passAll();
    const second = await seen();
    expect(second).toHaveLength(4);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    await passAll();
    expect(await client.matching.selection()).toMatchObject({
      people: [],
      widen: null,
      newProfilesFrom: NEXT_THURSDAY,
      nextNewPeopleAt: NEXT_THURSDAY,
    });
    app.clock.set(NEXT_THURSDAY);
    const third = await client.matching.selection();
    expect(third).toMatchObject({ newProfilesFrom: null });
    expect(third.newPeople).toEqual(third.people.map(({ id }) => id));
  });

  test('keeps the same four when others join, until Thursday brings the best of all', async () => {
    const { seen } = await claireAmong(5);
    const before = await seen();
    app.clock.advance({ days: 1 });
    // Scores 80 against 75 for the four, which is not very close.
    const [closer] = await app.insert(aMan({ activities: ['Danse'] }));
    expect(await seen()).toEqual(before);
    app.clock.set(NEXT_THURSDAY);
    expect((await seen())[0]).toBe(closer.id);
  });

  test('lists people who left on Thursday without a pass, and keeps them reachable for a week', async () => {
    const { client } = await claireAmong(4);
    const before = await client.matching.selection();
    expect(before.left).toEqual([]);
    app.clock.advance({ days: 1 });
    await app.insert(aMan({ activities: ['Danse'] }));
    expect(await client.matching.passed()).toEqual([]);
    app.clock.set(NEXT_THURSDAY);
    // Nobody has left until this week’s four are chosen.
    expect(await client.matching.passed()).toEqual([]);
    const after = await client.matching.selection();
    const gone = before.people.filter(({ id }) => after.people.every((one) => one.id !== id));
    expect(after.left).toEqual(gone.map(({ id, firstName }) => ({ id, firstName })));
    expect(after.left).toHaveLength(1);
    expect(await client.matching.passed()).toMatchObject([{ id: gone[0]?.id, left: true, canReturn: true }]);
    app.clock.advance({ days: 7 });
    expect((await client.matching.selection()).left).toEqual([]);
    expect(await client.matching.passed()).toEqual([]);
  });

  test('lets a very close new arrival take the last place', async () => {
    const { client, seen } = await claireAmong(6);
    const before = await seen();
    app.clock.advance({ days: 1 });
    const [close] = await app.insert(aMan({ activities: ['Cinéma', 'Nature'] }));
    const after = await seen();
    expect(after[0]).toBe(close.id);
    expect(after.slice(1)).toEqual(before.slice(0, 3));
    expect(new Set((await client.matching.selection()).newPeople)).toEqual(new Set(after));
  });

  test('does not let people who arrived before this week take the last place', async () => {
    const { seen } = await claireAmong(4);
    const men = await seen();
    await app.insert(aMan({ activities: ['Cinéma', 'Nature'] }));
    await app.db.execute("UPDATE match_cards SET arrived_at = '2026-11-01' WHERE arrived_at > '2026-11-02'");
    expect(await seen()).toEqual(men);
  });

  test('returns the place after an undone pass, even if another person got it meanwhile', async () => {
    const { client, seen } = await claireAmong(8);
    const before = await seen();
    const [first = ''] = before;
    app.clock.advance({ minutes: 1 });
    await client.matching.reject({ id: first });
    expect(await seen()).toHaveLength(4);
    await client.matching.takeBackReject({ id: first });
    expect(new Set(await seen())).toEqual(new Set(before));
  });

  test('restarts after a changed search, within twelve new faces a day, but not after an unchanged one', async () => {
    const { client, passAll, seen } = await claireAmong(30);
    await passAll();
    await passAll();
    await client.profile.savePreferences(search);
    expect(await seen()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await client.profile.savePreferences({ ...search, max_age: 46 });
    expect(await seen()).toHaveLength(4);
    await passAll();
    app.clock.advance({ minutes: 1 });
    await client.profile.savePreferences({ ...search, max_age: 47 });
    expect(await client.matching.selection()).toMatchObject({
      people: [],
      newProfilesFrom: '2026-11-22T11:00:00.000Z',
    });
    app.clock.set('2026-11-22T11:00:01.000Z');
    expect(await seen()).toHaveLength(4);
  });

  test('gives no extra place to ten concurrent reads', async () => {
    const { client, passAll } = await claireAmong(20);
    await passAll();
    await Promise.all(Array.from({ length: 10 }, () => client.matching.selection()));
    expect(await app.db.$count(shownProfiles)).toBe(8);
  });

  test('counts as a first look during the session that shows new people first, and not in later ones of that week', async () => {
    const { client, member } = await claireAmong(5);
    const firstLook = async () => (await client.matching.selection()).firstLook;
    const logInAgain = async () => {
      app.clock.advance({ minutes: 1 });
      await client.session.end();
      await client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    };
    expect(await firstLook()).toBe(true);
    app.clock.advance({ hours: 2 });
    expect(await firstLook()).toBe(true);
    await logInAgain();
    expect(await firstLook()).toBe(false);
    await client.matching.reject({ id: (await client.matching.selection()).people[0]?.id ?? '' });
    expect(await firstLook()).toBe(false);
    app.clock.advance({ days: 7 });
    await app.insert(aMan());
    expect(await firstLook()).toBe(true);
    await logInAgain();
    expect(await firstLook()).toBe(false);
  });
});
