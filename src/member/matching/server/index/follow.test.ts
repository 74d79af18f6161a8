import { eq, type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { setPaused } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { matchCardChanges, matchCards, users } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { type MatchNode, startMatchNodes } from '#testing/match-nodes.ts';
import { rowInMemory } from '#testing/row-in-memory.ts';
import { anotherNode, type TestApp, testApp } from '#testing/test-app.ts';
import { asOwner, onPostgres } from '#testing/test-db.ts';
import { findCard } from '../located-card-store.ts';
import { type CardIndex, cardKindOf, pairOf } from './card-index.ts';
import { birthDay } from './card-row.ts';
import { follow, loadIndex } from './follow.ts';
import { eraseReadChanges } from './index-store.ts';
import { propose } from './propose.ts';
import { startMatchIndex } from './start-index.ts';

const TODAY = '2026-11-21';
const AN_HOUR_MS = 3_600_000;
const HOUR_AND_MORE = "interval '61 minutes'";
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

async function proposedTo(db: Database, me: string): Promise<string[] | undefined> {
  const card = await findCard(db, me, TODAY);
  if (!card) throw new Error(`${me} has no card`);
  const asked = { card, today: TODAY, excluded: [], mutual: [], views: [], among: {} };
  return propose(db, asked)?.map(({ id }) => id);
}

async function aNode(followEveryMs?: number): Promise<MatchNode> {
  nodes = await startMatchNodes(1, followEveryMs);
  const [node] = nodes;
  if (!node) throw new Error('no node');
  return node;
}

const pause = (db: Database, id: string) => changeMember(db, id, (tx) => setPaused(tx, id, app.clock.now()));
const comeBack = (db: Database, id: string) => changeMember(db, id, (tx) => setPaused(tx, id, null));

test('a node shows its own changes at once', async () => {
  const [me, him] = [aMember(), aMan()];
  await app.insert(me, him);
  const { db } = await aNode();
  expect(await proposedTo(db, me.id)).toEqual([him.id]);
  await pause(db, him.id);
  expect(await proposedTo(db, me.id)).toEqual([]);
  await comeBack(db, him.id);
  expect(await proposedTo(db, me.id)).toEqual([him.id]);
});

test('a change whose hint was lost is found by polling', async () => {
  const [me, him] = [aMember(), aMan()];
  await app.insert(me);
  const { db } = await aNode(50);
  expect(await proposedTo(db, me.id)).toEqual([]);
  await app.insert(him);
  await expect.poll(() => proposedTo(db, me.id)).toEqual([him.id]);
  await app.db.delete(users).where(eq(users.id, him.id));
  await expect.poll(() => proposedTo(db, me.id)).toEqual([]);
});

test('inside a transaction, which reads its own writes, no proposals come from memory', async () => {
  const me = aMember();
  await app.insert(me);
  const { db } = await aNode();
  expect(await proposedTo(db, me.id)).toEqual([]);
  expect(await db.transaction((tx) => proposedTo(tx, me.id))).toBeUndefined();
});

test('an index that misses its polls stops serving until one succeeds', async () => {
  const me = aMember();
  await app.insert(me);
  const { db, index } = await aNode(10);
  await asOwner(app.db, sql`ALTER TABLE match_card_changes RENAME TO away`);
  try {
    await expect.poll(() => proposedTo(db, me.id)).toBeUndefined();
    expect(index.state()).toMatchObject({ serves: false, rows: 1 });
  } finally {
    await asOwner(app.db, sql`ALTER TABLE away RENAME TO match_card_changes`);
  }
  await expect.poll(() => proposedTo(db, me.id)).toEqual([]);
});

describe.runIf(onPostgres)('on a server', () => {
  test('sees a transaction that commits after younger ones', async () => {
    const [me, early, late] = [aMember(), aMan(), aMan()];
    await app.insert(me, early, late);
    await pause(app.db, early.id);
    await pause(app.db, late.id);
    const { db, index } = await aNode();
    await app.db.transaction(async (older) => {
      await setPaused(older, late.id, null);
      await comeBack(app.db, early.id);
      await index.catchUp();
      expect(await proposedTo(db, me.id)).toEqual([early.id]);
      await changeMember(older, late.id, async () => undefined);
    });
    await index.catchUp();
    expect((await proposedTo(db, me.id))?.sort()).toEqual([early.id, late.id].sort());
  });

  test('other nodes are notified of a change', async () => {
    const [me, him] = [aMember(), aMan()];
    await app.insert(me, him);
    const there = await anotherNode(app);
    const starts = [app, there].map(async (node) => {
      await listenForTest(node);
      return startMatchIndex({
        roots: [node.db],
        ...node.services,
        live: node.live,
        followEveryMs: AN_HOUR_MS,
      });
    });
    const [indexHere, indexThere] = await Promise.all(starts);
    await Promise.all([indexHere?.ready, indexThere?.ready]);
    try {
      await expect
        .poll(async () => {
          await pause(app.db, him.id);
          await comeBack(app.db, him.id);
          await pause(app.db, him.id);
          return proposedTo(there.db, me.id);
        })
        .toEqual([]);
    } finally {
      await Promise.all([indexHere?.stop(), indexThere?.stop()]);
      await there.stop();
    }
  });

  test('reads more changes than a page holds', async () => {
    const followed = await loadIndex(app.db);
    await insertCards(10_500);
    await follow(app.db, followed);
    expect(followed.index.size).toBe(10_501);
    await app.db.execute(sql`DELETE FROM match_cards WHERE id <> ${MODEL}`);
    await follow(app.db, followed);
    await expectAsStored(followed.index, 1);
  });
});

test('after thousands of changes, every node matches the table', async () => {
  nodes = await startMatchNodes(3);
  await insertCards(600);
  const followers = await Promise.all(nodes.map(async ({ db }) => ({ db, followed: await loadIndex(db) })));
  let changes = 0;
  for (let turn = 0; turn < 30; turn += 1) {
    const { db, followed } = followers[turn % followers.length] ?? {};
    if (!db || !followed) continue;
    for (const statement of changesOf(turn))
      changes += Number((await db.execute<{ id: string }>(statement)).rows.length);
    await follow(db, followed);
  }
  expect(changes).toBeGreaterThan(4000);
  for (const { db, followed } of followers) {
    await follow(db, followed);
    await expectAsStored(followed.index);
  }
});

test('changes during the load are in memory at the end', async () => {
  const [gone, changed, come] = [aMan(), aMan(), aMan()];
  await app.insert(gone, changed);
  const { index } = await loadIndex(app.db, async (share) => {
    if (share < 1) return;
    await app.db.delete(users).where(eq(users.id, gone.id));
    await app.db.update(matchCards).set({ min_age: 40 }).where(eq(matchCards.id, changed.id));
    await app.insert(come);
  });
  expect(index.ids.find(gone.id)).toBeUndefined();
  expect(index.ids.find(come.id)).toBeDefined();
  expect(index.ids.find(changed.id)).toBeDefined();
  await expectAsStored(index, 2);
});

test('a change without a trace during the load is detected', async () => {
  const him = aMan();
  await app.insert(him);
  const loading = loadIndex(app.db, async (share) => {
    if (share < 1) return;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE NONE`);
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.delete(matchCards).where(eq(matchCards.id, him.id));
      // Delete the trace of his arrival too: an older open transaction elsewhere would make the node read it again.
      await tx.delete(matchCardChanges);
    });
  });
  await expect(loading).rejects.toThrow('1 cards in memory, 0 in the table');
});

test('changes are deleted within the hour, recent ones are kept', async () => {
  const [one, other] = [aMan(), aMan()];
  await app.insert(one, other);
  await app.db.execute(
    sql`UPDATE match_card_changes SET at = clock_timestamp() - ${sql.raw(HOUR_AND_MORE)} WHERE id = ${one.id}`,
  );
  await eraseReadChanges(app.db);
  const kept = await app.db.select({ id: matchCardChanges.id }).from(matchCardChanges);
  expect(kept).toEqual([{ id: other.id }]);
});

const MODEL = 'modele';
const COLUMNS = sql.raw(
  'gender, preferred_gender, birth_date, min_age, max_age, max_chord_sq, max_distance, x, y, z, cell, spread',
);

async function insertCards(count: number): Promise<void> {
  await app.insert(aMember({ id: MODEL }));
  await app.db.execute(sql`
    INSERT INTO users (id, name, email, created_at, updated_at)
    SELECT md5(n::text)::uuid, '', md5(n::text), now(), now() FROM generate_series(1, ${count}::int) AS n`);
  await app.db.execute(insertMissing(sql`true`));
}

function insertMissing(which: SQL): SQL {
  return sql`INSERT INTO match_cards (id, ${COLUMNS})
    SELECT u.id, ${COLUMNS} FROM users u, match_cards model
    WHERE model.id = ${MODEL} AND u.id NOT IN (SELECT id FROM match_cards) AND ${which} RETURNING match_cards.id`;
}

function changesOf(turn: number): SQL[] {
  const draw = (of: string, sides: number) => sql.raw(`(abs(hashtext(id || ' ${of} ${turn}')) % ${sides})`);
  const isNotModel = sql`id <> ${MODEL}`;
  return [
    sql`UPDATE match_cards SET cell = ${draw('cell', 40)} * 700, x = ${draw('x', 9000)},
        gender = (ARRAY['homme', 'femme'])[1 + ${draw('gender', 2)}],
        preferred_gender = (ARRAY['homme', 'femme', 'tous'])[1 + ${draw('sought', 3)}]
      WHERE ${draw('moves', 8)} = 0 AND ${isNotModel} RETURNING id`,
    sql`UPDATE match_cards SET birth_date = DATE '1950-01-01' + ${draw('birth', 20_000)}, min_age = 18 + ${draw('min', 40)},
        max_age = 60 + ${draw('max', 40)}, max_chord_sq = 1000000.5 * ${draw('reach', 30)}, love = ${draw('love', 3125)},
        love_version = ${draw('version', 2_000_000_000)}, activities = ${draw('activities', 16_384)}, life = ${draw('life', 36)},
        traits = ${draw('traits', 64)}, refuses = ${draw('refuses', 64)}
      WHERE ${draw('answers', 8)} = 0 AND ${isNotModel} RETURNING id`,
    sql`UPDATE match_cards SET love = NULL, love_version = NULL WHERE ${draw('withdraws', 30)} = 0 RETURNING id`,
    sql`DELETE FROM match_cards WHERE ${draw('pauses', 20)} = 0 AND ${isNotModel} RETURNING id`,
    insertMissing(sql.raw(`abs(hashtext(u.id || ' returns ${turn}')) % 3 = 0`)),
  ];
}

/** A followed index must equal a freshly loaded one, which must equal the columns. */
async function expectAsStored(index: CardIndex, count?: number): Promise<void> {
  const stored = await app.db.select().from(matchCards);
  if (count !== undefined) expect(stored).toHaveLength(count);
  expect(index.size).toBe(stored.length);
  const { index: fresh } = await loadIndex(app.db);
  for (const { id, cell, max_chord_sq, birth_date, gender, preferred_gender } of stored) {
    const row = rowInMemory(index, id, cell);
    expect(row).toEqual(rowInMemory(fresh, id, cell));
    expect(row).toMatchObject({
      id,
      isInCell: true,
      reach: max_chord_sq,
      birthDay: birthDay(birth_date),
      kind: cardKindOf(pairOf(gender, preferred_gender), birthDay(birth_date)),
    });
  }
}
