import { and, asc, eq, lte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordSeen } from '#live/server/activity.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { changeProfile } from '#member/profile/server/store.ts';
import type { Services } from '#platform/services.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { blockedUsers, compositions, memberActivity, proposals, users } from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aWorld } from '#testing/arbitrary-members.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { failing } from '#testing/job-walks/walk.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import { testApp } from '#testing/test-app.ts';
import { SELECTION_SIZE, weekToCompose } from '../rules.ts';
import { refreshAttention } from './attention-store.ts';
import { rankCards } from './candidate-store.ts';
import { composeAhead } from './compose-ahead.ts';
import { findCard } from './criteria-store.ts';
import { findProgress } from './proposal-store.ts';

const NOON = '2026-11-26T12:00:00+01:00';
const THURSDAY = '2026-11-26T18:00:00+01:00';
const WEEK = new Date(THURSDAY);
const DAY = '2026-11-26';
const app = await testApp();

beforeEach(async () => {
  await app.reset();
  app.clock.set(NOON);
});

async function compose(services: Services = app.services, run?: Parameters<typeof composeAhead>[1]) {
  const all = await app.db.select({ id: users.id }).from(users);
  await recordSeen(
    app.db,
    all.map(({ id }) => id),
    app.clock.now(),
  );
  await composeAhead(services, run);
}

/** Ids proposed to a member, best first. */
async function proposedTo(id: string, atMost = 16): Promise<string[]> {
  const rows = await app.db
    .select({ id: proposals.profile_id })
    .from(proposals)
    .where(and(eq(proposals.user_id, id), lte(proposals.place, atMost)))
    .orderBy(asc(proposals.place));
  return rows.map((row) => row.id);
}

/**
 * Claire, logged in on Thursday evening. These people were proposed to her at noon; they have been away and have no
 * four.
 */
async function claireAmong(men: ReturnType<typeof aMan>[]) {
  const { client, member } = await app.memberBrowser(aMember());
  await app.insert(...men);
  await recordSeen(app.db, [member.id], app.clock.now());
  await composeAhead(app.services);
  app.clock.set(THURSDAY);
  const seen = async () => (await client.matching.selection()).people.map(({ id }) => id);
  /** Deletes all other proposals, so that the response shows where it comes from. */
  const leave = async (ids: readonly string[]) => {
    const others = (await proposedTo(member.id)).filter((id) => !ids.includes(id));
    for (const id of others)
      await app.db
        .delete(proposals)
        .where(and(eq(proposals.user_id, member.id), eq(proposals.profile_id, id)));
    await refreshAttention(app.services, 0);
  };
  return { client, member, seen, leave, ahead: await proposedTo(member.id) };
}

const men = (count: number) => Array.from({ length: count }, () => aMan());

describe('selections composed ahead', () => {
  test('match the ranking on demand and the slow reference, for random members', async () => {
    let proposed = 0;
    await fc.assert(
      fc.asyncProperty(aWorld, async (world) => {
        await app.reset();
        app.clock.set(NOON);
        // Few enough for all candidates of a member to be proposed.
        const people = world.people.slice(0, 16);
        const among = (pairs: typeof world.blocks) =>
          pairs.filter((pair) => pair.every((id) => people.some((one) => one.id === id)));
        await app.insert(...people);
        const photographed = world.photographed.filter((id) => people.some((one) => one.id === id));
        for (const id of photographed) await aPhoto(app, id);
        const blocked = among(world.blocks);
        if (blocked.length > 0)
          await app.db.insert(blockedUsers).values(
            blocked.map(([user_id, blocked_user_id]) => ({
              user_id,
              blocked_user_id,
              created_at: app.clock.now(),
            })),
          );
        await compose();
        const fours = new Map<string, string[]>();
        for (const { id } of people) fours.set(id, await proposedTo(id, SELECTION_SIZE));
        for (const me of people) {
          const card = await findCard(app.db, me.id, DAY);
          if (!card) continue;
          const rank = (composed: boolean) =>
            rankCards(app.db, card, DAY, { limit: SELECTION_SIZE, week: WEEK, composed });
          const showing = (id: string) => people.filter((one) => fours.get(one.id)?.includes(id));
          const expected = referenceSelection(
            me,
            people,
            { rejected: [], blocked: blocked.map(([by, whom]) => [by, whom]), contacts: [] },
            DAY,
            {
              // Attention at the time of composing, on one page.
              selections: new Map(),
              mutual: showing(me.id).map(({ id }) => id),
              seen: [],
              photographed,
            },
          );
          expect(await rank(true)).toEqual(expected);
          expect(await rank(false)).toEqual(expected);
          proposed += expected.length;
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
    expect(proposed).toBeGreaterThan(50);
  });

  test('contain at most sixteen people per member and week, best first, and appear on Thursday', async () => {
    const close = men(2);
    const { seen, ahead } = await claireAmong([
      ...close,
      ...men(20).map((one) => ({ ...one, activities: ['Cinéma' as const] })),
    ]);
    expect(ahead).toHaveLength(16);
    expect(new Set(ahead.slice(0, 2))).toEqual(new Set(close.map(({ id }) => id)));
    expect(await seen()).toEqual(ahead.slice(0, 4));
  });

  test('serve the request without a new ranking while four of them remain valid', async () => {
    const { seen, leave, ahead } = await claireAmong(men(12));
    await leave(ahead.slice(6));
    expect(await seen()).toEqual(ahead.slice(6, 10));
  });

  test('trigger a new ranking when fewer than four of them remain valid', async () => {
    const { seen, leave, ahead } = await claireAmong(men(12));
    await leave(ahead.slice(9));
    expect(await seen()).toEqual(ahead.slice(0, 4));
  });

  test('fill the places of people passed during the week', async () => {
    const { client, seen, leave, ahead } = await claireAmong(men(12));
    await leave([...ahead.slice(0, 4), ...ahead.slice(7)]);
    expect(await seen()).toEqual(ahead.slice(0, 4));
    for (const id of ahead.slice(0, 4)) await client.matching.reject({ id });
    expect(await seen()).toEqual(ahead.slice(7, 11));
  });

  const LESS_CLOSE = { activities: ['Danse' as const] };

  test.each<[string, (client: Awaited<ReturnType<typeof claireAmong>>['client']) => Promise<unknown>]>([
    [
      'answers',
      (client) =>
        client.answers.saveLoveProfile({
          liberty_score: 1,
          fidelity_score: 1,
          communication_score: 1,
          tenderness_score: 1,
          sexuality_score: 1,
        }),
    ],
    ['activities', (client) => client.answers.saveSharedValues({ activities: ['Danse'] })],
    [
      'search',
      (client) =>
        client.profile.savePreferences({
          preferred_gender: 'homme',
          min_age: 26,
          max_age: 45,
          max_distance: 50,
        }),
    ],
  ])('give way to a new ranking once the member has changed their %s', async (_, change) => {
    const { client, seen, leave, ahead } = await claireAmong(
      men(12).map((one) => ({ ...one, ...LESS_CLOSE })),
    );
    await leave(ahead.slice(6));
    await change(client);
    expect(await seen()).not.toEqual(ahead.slice(6, 10));
  });
});

describe('a request that validates its proposals', () => {
  const gone: Record<string, (client: string, person: string) => Promise<unknown>> = {
    'has blocked the member': (member, person) =>
      app.db
        .insert(blockedUsers)
        .values({ user_id: person, blocked_user_id: member, created_at: app.clock.now() }),
    'has paused': (_, person) =>
      changeMember(app.db, person, (tx) => changeProfile(tx, person, { paused_at: app.clock.now() })),
    'has erased the account': (_, person) => app.db.delete(users).where(eq(users.id, person)),
    'now looks for younger people': (_, person) =>
      app.db.execute(sql`UPDATE match_cards SET max_age = 30 WHERE id = ${person}`),
    'has been passed elsewhere': (member, person) =>
      app.db.execute(sql`INSERT INTO rejected_profiles (user_id, rejected_profile_id, created_at)
        VALUES (${member}, ${person}, now())`),
  };

  test.each(Object.entries(gone))('skips a person who %s', async (_, change) => {
    const { member, seen, ahead } = await claireAmong(men(8));
    const [, second = ''] = ahead;
    await change(member.id, second);
    expect(await seen()).toEqual([ahead[0], ...ahead.slice(2, 5)]);
  });
});

describe('the job that composes', () => {
  test('gives the first member a mutual match once everyone’s four are known', async () => {
    const claire = aMember({ id: 'a' });
    const younger = { preferred_gender: 'homme' as const, min_age: 25, max_age: 36, max_distance: 50 };
    const others = Array.from({ length: 4 }, (_, place) =>
      aMember({ id: `b${place}`, preferences: younger }),
    );
    // As close to Claire as Karim, with a photo, and closer to the four others.
    const sought = Array.from({ length: 4 }, (_, place) => aMan({ id: `c${place}` }));
    const karim = aMan({ id: 'd', birthDate: '1985-05-20' });
    await app.insert({ ...claire, activities: ['Cinéma'] }, ...others, ...sought, karim);
    for (const { id } of sought) await aPhoto(app, id);
    await compose();
    expect(await proposedTo(karim.id)).toEqual([claire.id]);
    expect((await proposedTo(claire.id))[0]).toBe(karim.id);
  });

  test('spreads attention over the selections that it has composed', async () => {
    await app.insert(...Array.from({ length: 8 }, () => aMember()), ...men(8));
    await compose(app.services, { pageSize: 1 });
    const shown = await app.db
      .select({ id: proposals.profile_id, times: sql<number>`count(*)::int` })
      .from(proposals)
      .where(lte(proposals.place, SELECTION_SIZE))
      .groupBy(proposals.profile_id);
    expect(shown).toHaveLength(16);
  });

  test('runs from 22:00 on Wednesday to 18:00 on Thursday', async () => {
    await app.insert(aMember(), aMan());
    for (const closed of ['2026-11-25T21:59:00+01:00', THURSDAY, '2026-11-27T12:00:00+01:00']) {
      app.clock.set(closed);
      await compose();
      expect([closed, await app.db.$count(compositions)]).toEqual([closed, 0]);
    }
    app.clock.set('2026-11-25T22:00:00+01:00');
    await compose();
    expect(await app.db.$count(compositions)).toBe(2);
  });

  test('skips paused members, and those not seen for thirty days', async () => {
    const [away, paused, here] = [aMember(), aMember(), aMan()];
    await app.insert(away, paused, here);
    await changeMember(app.db, paused.id, (tx) =>
      changeProfile(tx, paused.id, { paused_at: app.clock.now() }),
    );
    await recordSeen(app.db, [paused.id, here.id], app.clock.now());
    await app.db
      .insert(memberActivity)
      .values({ user_id: away.id, last_seen_at: new Date('2026-10-26T12:00:00+01:00') });
    await composeAhead(app.services);
    expect(await app.db.select({ id: compositions.user_id }).from(compositions)).toEqual([{ id: here.id }]);
    expect(await proposedTo(here.id)).toEqual([away.id]);
  });

  /** Services that record the members that each pass writes for. @param diesAt page at which the database fails */
  function watched(diesAt = Number.POSITIVE_INFINITY) {
    const written: string[] = [];
    let pages = 0;
    const db = failing(app.db, ({ sql: text, params }) => {
      if (text.includes('INSERT INTO compositions')) written.push(String(params[0]));
      return text.includes('SELECT DISTINCT profile_id') && ++pages >= diesAt;
    });
    return { services: { ...app.services, db }, written };
  }

  test('resumes after a crash in the middle', async () => {
    const people = Array.from({ length: 6 }, (_, place) => aMember({ id: `m${place}` }));
    await app.insert(...people, ...men(3));
    const before = watched(2);
    await expect(compose(before.services, { pageSize: 2 })).rejects.toThrow();
    expect(before.written).toHaveLength(4);
    const after = watched();
    await compose(after.services, { pageSize: 2 });
    // The first pass of the other five, then the second pass of all nine.
    expect(after.written).toHaveLength(5 + 9);
    expect(after.written.slice(0, 5).filter((id) => before.written.includes(id))).toEqual([]);
    expect(await app.db.$count(compositions, eq(compositions.settled, true))).toBe(9);
    const again = watched();
    await compose(again.services);
    expect(again.written).toEqual([]);
  });

  test('composes once when two nodes run concurrently', async () => {
    await app.insert(...Array.from({ length: 6 }, () => aMember()), ...men(6));
    await Promise.all([compose(), compose()]);
    expect(await app.db.$count(compositions, eq(compositions.settled, true))).toBe(12);
    const places = await app.db
      .select({ id: proposals.user_id, places: sql<number[]>`array_agg(place ORDER BY place)` })
      .from(proposals)
      .groupBy(proposals.user_id);
    expect(places.map((one) => one.places)).toEqual(places.map(() => [1, 2, 3, 4, 5, 6]));
  });

  test('recomposes in the second pass for a member who has changed since the first', async () => {
    const claire = aMember({ id: 'a' });
    await app.insert(claire, ...men(3));
    // The run ends after the first pass.
    await compose(watched(1).services).catch(() => undefined);
    await app.db.execute(sql`UPDATE match_cards SET max_age = 30, search_changed_at = now() WHERE id = 'a'`);
    const other = aMan({ birthDate: '1999-05-20' });
    await app.insert(other);
    await compose();
    expect(await proposedTo('a')).toEqual([other.id]);
  });

  test('reports its progress', async () => {
    await app.insert(aMember(), ...men(3));
    expect(await findProgress(app.db, app.clock.now())).toEqual({ due: 0, composed: 0, settled: 0 });
    await compose(watched(2).services, { pageSize: 3 }).catch(() => undefined);
    expect(await findProgress(app.db, app.clock.now())).toEqual({ due: 4, composed: 3, settled: 0 });
    await compose();
    expect(await findProgress(app.db, app.clock.now())).toEqual({ due: 4, composed: 4, settled: 4 });
  });

  test('stores next week’s selections beside the current ones, which are deleted when they end', async () => {
    await app.insert(aMember(), aMan());
    await compose();
    app.clock.set('2026-12-03T12:00:00+01:00');
    await compose();
    expect(await app.db.$count(proposals)).toBe(4);
    await runHousekeeping(app.services);
    expect(await app.db.$count(proposals)).toBe(4);
    app.clock.set('2026-12-03T18:00:00+01:00');
    await runHousekeeping(app.services);
    expect(await app.db.$count(proposals)).toBe(2);
    expect(await app.db.$count(compositions, eq(compositions.week, WEEK))).toBe(0);
  });
});

test('weekToCompose returns the week in Paris time, in summer and in winter', () => {
  expect(weekToCompose(new Date('2026-07-08T20:00:00Z'))).toEqual(new Date('2026-07-09T16:00:00Z'));
  expect(weekToCompose(new Date('2026-07-08T19:59:59Z'))).toBeUndefined();
});
