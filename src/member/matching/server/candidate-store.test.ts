import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { deletePhoto } from '#member/photos/server/store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { changeProfile, recordCityChange } from '#member/profile/server/store.ts';
import { blockedUsers, chatContacts, matchCards, rejectedProfiles, shownProfiles } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aWorld } from '#testing/arbitrary-members.ts';
import { aMan, aMember, LYON, VILLEURBANNE } from '#testing/factories.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import { testApp } from '#testing/test-app.ts';
import { SELECTION_SIZE } from '../rules.ts';
import { refreshAttention } from './attention-store.ts';
import { isCandidate, rankCards } from './candidate-store.ts';
import { findCard } from './criteria-store.ts';

const TODAY = '2026-11-21';
const VIENNE = { code: '38544', name: 'Vienne', latitude: 45.5255, longitude: 4.8743 };
/** Days around the birthdays of people born at the end of February. */
const aDay = fc.constantFrom(TODAY, '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01');
const app = await testApp();

async function rank(id: string, today = TODAY) {
  const card = await findCard(app.db, id, today);
  return card ? rankCards(app.db, card, today, { limit: SELECTION_SIZE }) : [];
}

type World = Parameters<Parameters<typeof aWorld.map>[0]>[0];

async function build({ people, rejections, blocks, contacts, faces, photographed }: World): Promise<void> {
  await app.reset();
  await app.insert(...people);
  for (const id of photographed) await aPhoto(app, id);
  const created_at = app.clock.now();
  if (rejections.length) {
    await app.db
      .insert(rejectedProfiles)
      .values(
        rejections.map(([user_id, rejected_profile_id]) => ({ user_id, rejected_profile_id, created_at })),
      );
  }
  if (blocks.length) {
    await app.db
      .insert(blockedUsers)
      .values(blocks.map(([user_id, blocked_user_id]) => ({ user_id, blocked_user_id, created_at })));
  }
  const sides = contacts.flatMap(([user_id, contact_id]) => [
    { user_id, contact_id, opened: true, created_at },
    { user_id: contact_id, contact_id: user_id, opened: false, created_at },
  ]);
  if (sides.length) await app.db.insert(chatContacts).values(sides).onConflictDoNothing();
  if (faces.length) {
    await app.db.insert(shownProfiles).values(
      faces.map(([user_id, profile_id]) => ({
        user_id,
        profile_id,
        admitted_at: created_at,
        shown_at: created_at,
      })),
    );
    await refreshAttention(app.services);
  }
}

function exclusionsOf(world: World, me: string) {
  return {
    rejected: world.rejections.filter(([by]) => by === me).map(([, whom]) => whom),
    blocked: world.blocks.map(([by, whom]): [string, string] => [by, whom]),
    contacts: world.contacts
      .filter((pair) => pair.includes(me))
      .flatMap((pair) => pair.filter((id) => id !== me)),
  };
}

/** The faces were shown in the week of `TODAY`: in another week nobody is mutual. */
function weekOf({ faces, photographed }: World, me: string, today: string) {
  return {
    selections: new Map(
      [...Map.groupBy(faces, ([, shown]) => shown)].map(([shown, selections]) => [shown, selections.length]),
    ),
    mutual: today === TODAY ? faces.filter(([, shown]) => shown === me).map(([viewer]) => viewer) : [],
    seen: faces.filter(([viewer]) => viewer === me).map(([, shown]) => shown),
    photographed,
  };
}

test('ranks like a slow reference implementation, for random members', async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(aWorld, aDay, async (world, today) => {
      await build(world);
      for (const me of world.people) {
        const ranked = await rank(me.id, today);
        expect(ranked).toEqual(
          referenceSelection(
            me,
            world.people,
            exclusionsOf(world, me.id),
            today,
            weekOf(world, me.id, today),
          ),
        );
        expect(await rank(me.id, today)).toEqual(ranked);
        proposed += ranked.length;
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
  // Guards against sparse random data, which would make the comparison trivial.
  expect(proposed).toBeGreaterThan(50);
});

test('matches reciprocally: before any exclusion, A sees B exactly when B sees A', async () => {
  await fc.assert(
    fc.asyncProperty(aWorld, aDay, async ({ people }, today) => {
      const none = { rejections: [], blocks: [], contacts: [], faces: [], photographed: [] };
      const world = { people: people.slice(0, 10), ...none };
      await build(world);
      for (const [index, one] of world.people.entries()) {
        for (const other of world.people.slice(index + 1)) {
          expect(await isCandidate(app.db, one.id, other.id, today)).toBe(
            await isCandidate(app.db, other.id, one.id, today),
          );
        }
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

test('compares a hidden maximum in steps of 25 km from the former town after a move', async () => {
  const far = (max_distance: number) =>
    aMan({
      commune: VILLEURBANNE,
      preferences: { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance },
    });
  const me = aMember();
  const men = [far(3), far(12), far(40), far(90)];
  await app.insert(me, ...men);
  const seen = async () => {
    const ids = (await rank(me.id)).map(({ id }) => id);
    return men.map(({ id }) => ids.includes(id));
  };
  // Lyon, 3.2 km away: exactly the distance.
  expect(await seen()).toEqual([false, true, true, true]);
  await changeMember(app.db, me.id, async (tx) => {
    await recordCityChange(tx, me.id, LYON, app.clock.now());
    await changeProfile(tx, me.id, { latitude: 45.5255, longitude: 4.8743 });
  });
  // Vienne, 26.8 km away: counted as 28.2.
  expect(await seen()).toEqual([false, false, true, true]);
  await changeMember(app.db, me.id, (tx) =>
    changeProfile(tx, me.id, { latitude: 45.1885, longitude: 5.7245 }),
  );
  // Grenoble, 92 km away: counted as 103, so a maximum between 90 and 103 km stays hidden.
  expect(await seen()).toEqual([false, false, false, false]);
});

describe('the order among equal scores', () => {
  const me = aMember();
  const [near, mutual, worse] = [aMan(), aMan({ commune: VIENNE }), aMan({ activities: ['Cinéma'] })];
  const has = async (one: { id: string }, admitted_at: Date | null) =>
    app.db
      .insert(shownProfiles)
      .values({ user_id: one.id, profile_id: me.id, admitted_at, shown_at: app.clock.now() })
      .onConflictDoUpdate({
        target: [shownProfiles.user_id, shownProfiles.profile_id],
        set: { admitted_at },
      });
  const order = async () => (await rank(me.id)).map(({ id }) => id);

  beforeEach(() => app.insert(me, near, mutual, worse));

  test('drops that preference when their week ends or the viewer loses the place, but not when they pass', async () => {
    await has(mutual, app.clock.now());
    await app.db
      .insert(rejectedProfiles)
      .values({ user_id: mutual.id, rejected_profile_id: me.id, created_at: app.clock.now() });
    expect(await order()).toEqual([mutual.id, near.id, worse.id]);
    await has(mutual, new Date(app.clock.now().getTime() - 7 * DAY_MS));
    expect(await order()).toEqual([near.id, mutual.id, worse.id]);
    await has(mutual, null);
    expect(await order()).toEqual([near.id, mutual.id, worse.id]);
  });

  test('puts people with a photo before those without, after mutual ones, never before a higher score', async () => {
    const [pictured] = await app.insert(aMan({ commune: VIENNE }));
    expect((await order())[0]).toBe(near.id);
    await aPhoto(app, worse.id);
    const photo = await aPhoto(app, pictured.id);
    expect(await order()).toEqual([pictured.id, near.id, mutual.id, worse.id]);
    await has(mutual, app.clock.now());
    expect(await order()).toEqual([mutual.id, pictured.id, near.id, worse.id]);
    await app.db.transaction((tx) => deletePhoto(tx, pictured.id, photo));
    expect((await order())[1]).toBe(near.id);
  });
});

test('spreads attention: two members see equal scores in different orders', async () => {
  const women = Array.from({ length: 6 }, () => aMember());
  await app.insert(...women, ...Array.from({ length: 8 }, () => aMan()));
  const orders = await Promise.all(women.map(({ id }) => rank(id)));
  expect(new Set(orders.map((order) => order.map(({ id }) => id).join())).size).toBeGreaterThan(1);
});

test('creates no card for a member without a search', async () => {
  await app.insert(aMember({ preferences: null }), aMan());
  expect(await app.db.$count(matchCards)).toBe(1);
});
