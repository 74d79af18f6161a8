import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveActivities, saveLoveProfile } from '#member/answers/server/store.ts';
import { refreshAttention } from '#member/attention/server/refresh-attention.ts';
import { deletePhoto, listPhotosOf } from '#member/photos/server/store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { changeProfile, recordCityChange, savePreferences, setPaused } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import {
  blockedUsers,
  chatContacts,
  keptApart,
  rejectedProfiles,
  shownProfiles,
  users,
} from '#server/schema.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aWorld } from '#testing/arbitrary-members.ts';
import { GRENOBLE, LYON, PARIS } from '#testing/factories.ts';
import { type MatchNode, startMatchNodes } from '#testing/match-nodes.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { countSetAside, rankCards } from '../candidate-store.ts';
import { findSetAside } from '../criteria-store.ts';
import { findCard } from '../located-card-store.ts';
import type { Among } from '../ranking-sql.ts';
import { listVisibleProfiles } from '../shared/visible-profiles.ts';
import { propose } from './propose.ts';
import { PROPOSED } from './propose-from.ts';

const TODAY = '2026-11-21';
let app: TestApp;
let nodes: MatchNode[] = [];

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  nodes = [];
});

const KINDS = [
  'search',
  'love',
  'activities',
  'pause',
  'come back',
  'move',
  'erase',
  'reject',
  'block',
  'keep apart',
  'contact',
  'introduce',
  'look',
  'show',
  'photo',
  'no photo',
] as const;
const aStep = fc.record({
  kind: fc.constantFrom(...KINDS),
  one: fc.nat(23),
  other: fc.nat(23),
  seed: fc.nat(10_000),
});
type Step = { kind: (typeof KINDS)[number]; one: InsertedMember; other: InsertedMember; seed: number };

/** Applies a random change to a member through the app’s own code, on any node. */
async function take(db: Database, { kind, one, other, seed }: Step): Promise<void> {
  const now = app.clock.now();
  const pair = { user_id: one.id, created_at: now };
  const love = () => ({
    liberty_score: 1 + (seed % 5),
    fidelity_score: 1 + ((seed >> 2) % 5),
    communication_score: 1 + ((seed >> 4) % 5),
    tenderness_score: 1 + ((seed >> 6) % 5),
    sexuality_score: 1 + ((seed >> 8) % 5),
  });
  const changes: Partial<Record<Step['kind'], (tx: Database) => Promise<unknown>>> = {
    search: (tx) =>
      savePreferences(
        tx,
        one.id,
        {
          preferred_gender: (['femme', 'homme', 'tous'] as const)[seed % 3] ?? 'tous',
          min_age: 18 + (seed % 20),
          max_age: 38 + (seed % 60),
          max_distance: [1, 30, 120, 500][seed % 4] ?? 500,
        },
        now,
      ),
    love: (tx) => saveLoveProfile(tx, one.id, love()),
    activities: (tx) => saveActivities(tx, one.id, seed % 2 ? ['Cinéma'] : ['Nature', 'Cinéma']),
    photo: (tx) => aPhoto({ db: tx, clock: app.clock }, one.id),
    'no photo': async (tx) => {
      for (const { id } of await listPhotosOf(tx, one.id)) await deletePhoto(tx, one.id, id);
    },
    pause: (tx) => setPaused(tx, one.id, now),
    'come back': (tx) => setPaused(tx, one.id, null),
    move: async (tx) => {
      await recordCityChange(tx, one.id, one.commune, now);
      await changeProfile(tx, one.id, [LYON, PARIS, GRENOBLE][seed % 3] ?? LYON);
    },
  };
  const change = changes[kind];
  if (change) await changeMember(db, one.id, change);
  else if (kind === 'erase') await db.delete(users).where(eq(users.id, one.id));
  else if (one === other) return;
  else if (kind === 'reject')
    await db
      .insert(rejectedProfiles)
      .values({ ...pair, rejected_profile_id: other.id })
      .onConflictDoNothing();
  else if (kind === 'block')
    await db
      .insert(blockedUsers)
      .values({ ...pair, blocked_user_id: other.id })
      .onConflictDoNothing();
  else if (kind === 'keep apart')
    await db
      .insert(keptApart)
      .values({ ...pair, other_id: other.id })
      .onConflictDoNothing();
  else if (kind === 'show') await show(db, [[one.id, other.id]]);
  else if (kind === 'look') await listVisibleProfiles(db, one.id, [other.id], TODAY);
  else
    await db
      .insert(chatContacts)
      .values({ ...pair, contact_id: other.id, opened: true })
      .onConflictDoNothing();
}

async function show(db: Database, faces: readonly (readonly [string, string])[]): Promise<void> {
  const now = app.clock.now();
  const rows = faces.map(([user_id, profile_id]) => ({
    user_id,
    profile_id,
    admitted_at: now,
    shown_at: now,
  }));
  if (rows.length) await db.insert(shownProfiles).values(rows).onConflictDoNothing();
  await refreshAttention({ db, clock: app.clock });
}

async function expectSame({ db }: MatchNode, me: string, among: Among): Promise<number> {
  const card = await findCard(db, me, TODAY);
  if (!card) return 0;
  const bySql = (limit: number) => db.transaction((tx) => rankCards(tx, card, TODAY, { limit, ...among }));
  const setAside = await findSetAside(db, card, TODAY);
  expect(propose(db, { card, today: TODAY, ...setAside, among })).toEqual(await bySql(PROPOSED));
  expect(await countSetAside(db, card, TODAY)).toEqual(
    await db.transaction((tx) => countSetAside(tx, card, TODAY)),
  );
  const four = await rankCards(db, card, TODAY, { limit: 4, ...among });
  expect(four).toEqual(await bySql(4));
  return four.length;
}

test('answers exactly as SQL does, whatever happens to whomever, on every node', async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(aWorld, fc.array(aStep, { minLength: 5, maxLength: 25 }), async (world, steps) => {
      await app.reset();
      const { people, faces, photographed } = world;
      await app.insert(...people);
      for (const id of photographed) await aPhoto(app, id);
      await show(app.db, faces);
      nodes = await startMatchNodes(3);
      const at = (place: number) => people[place % people.length] ?? people[0];
      for (const [turn, step] of steps.entries()) {
        const [one, other, node] = [at(step.one), at(step.other), nodes[turn % nodes.length]];
        if (one && other && node) await take(node.db, { ...step, one, other }).catch(ignoreGone);
      }
      await Promise.all(nodes.map(({ index }) => index.catchUp()));
      for (const [turn, { id }] of people.entries()) {
        const node = nodes[turn % nodes.length];
        const except = people.slice(0, 3).map((one) => one.id);
        const only = people.slice(2, 12).map((one) => one.id);
        if (!node) continue;
        proposed += await expectSame(node, id, {});
        proposed += await expectSame(node, id, { except });
        proposed += await expectSame(node, id, { only });
      }
      await Promise.all(nodes.map((node) => node.stop()));
      nodes = [];
    }),
    { numRuns: 12, endOnFailure: true },
  );
  // Guards against sparse random data, which would make the comparison trivial.
  expect(proposed).toBeGreaterThan(50);
}, 120_000);

/** A step may target a member erased by an earlier step. */
function ignoreGone(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error && 'code' in cause && cause.code === '23503')) throw error;
}
