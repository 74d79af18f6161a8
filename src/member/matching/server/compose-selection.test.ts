import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { setPaused } from '#member/profile/server/store.ts';
import { scoreViews, shownProfiles, users } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { type MatchNode, startMatchNodes } from '#testing/match-nodes.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import type { ScoreView } from '../rules.ts';
import { composeSelection } from './compose-selection.ts';
import { startMatchIndex } from './index/start-index.ts';
import { noteShown } from './note-store.ts';
import { listVisibleProfiles } from './shared/visible-profiles.ts';
import { findViewer } from './viewer-store.ts';

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

/** Claire among men who match her, on a node with a full index that only refreshes on demand. */
async function claireAmong(count: number) {
  const [me, ...men] = [aMember(), ...Array.from({ length: count }, () => aMan())];
  await app.insert(me, ...men);
  nodes = await startMatchNodes(1);
  const [node] = nodes;
  if (!node) throw new Error('there is no node');
  const now = app.clock.now();
  const read = async () => (await findViewer(node.db, me.id, now)) ?? expect.unreachable();
  const select = async () => {
    const selected = await composeSelection(node.db, await read(), app.clock.now());
    return selected?.people.map(({ id }) => id) ?? [];
  };
  return { me, men, db: node.db, index: node.index, now, read, select };
}

describe.runIf(onPostgres)('the SQL statements of a selection', () => {
  const countOf = async (work: () => Promise<unknown>) => {
    const { statements, transactions } = await recordStatements(work);
    return [statements.length, transactions];
  };

  test('are three for people seen for the first time: the member, the proposed people, the record of what was shown', async () => {
    const { select } = await claireAmong(6);
    expect(await countOf(select)).toEqual([3, 0]);
  });

  test('are two for the same people again, and a third once an hour', async () => {
    const { select } = await claireAmong(6);
    await select();
    expect(await countOf(select)).toEqual([2, 0]);
    app.clock.advance({ minutes: 61 });
    expect(await countOf(select)).toEqual([3, 0]);
    expect(await countOf(select)).toEqual([2, 0]);
  });

  test('are at most four for the whole request of a member already indexed on this node', async () => {
    await app.insert(...Array.from({ length: 6 }, () => aMan()));
    const { client } = await app.memberBrowser(aMember());
    await client.matching.passed();
    const index = startMatchIndex({ roots: [app.db], db: app.db, log: () => undefined });
    await index.ready;
    const request = () => countOf(() => client.matching.selection());
    const [fresh] = await request();
    const [placed] = await request();
    await index.stop();
    expect(fresh).toBeLessThanOrEqual(4);
    expect(placed).toBeLessThanOrEqual(3);
  });
});

describe('a selection planned on stale data', () => {
  test('is planned again when memory is behind: no one unsuitable is shown and no place stays empty', async () => {
    const { select, men, index } = await claireAmong(6);
    const before = await select();
    const [gone = ''] = before;
    await changeMember(app.db, gone, (tx) => setPaused(tx, gone, app.clock.now()));
    const after = await select();
    expect(after).toHaveLength(4);
    expect(after).not.toContain(gone);
    await index.catchUp();
    expect(await select()).toEqual(after);
    expect(men.map(({ id }) => id)).toEqual(expect.arrayContaining(after));
  });

  test('is refused when another request has filled a place', async () => {
    const { me, men, db, read, now } = await claireAmong(2);
    const { faces } = await read();
    const [one, other] = men.map(({ id }) => id);
    const admit = (id = '') =>
      noteShown(db, me.id, [], { plannedOn: faces, admitted: [id], released: [], shownAgain: [], now });
    expect(await admit(one)).toBe(true);
    expect(await admit(other)).toBe(false);
    expect((await read()).faces.map(({ id }) => id)).toEqual([one]);
  });

  test('is refused when a person was scored meanwhile with other answers', async () => {
    const { me, men, db } = await claireAmong(1);
    const person = men[0]?.id ?? '';
    const view = (mine: number, comparedOn = '2026-11-21') => ({ mine, theirs: 7, points: 30, comparedOn });
    const look = (before: ScoreView | undefined, after: ScoreView) =>
      noteShown(db, me.id, [{ person, before, view: after }]);
    expect(await look(undefined, view(1))).toBe(true);
    expect(await look(undefined, view(2))).toBe(false);
    expect(await look(view(1), view(3, '2026-12-21'))).toBe(true);
    expect(await look(view(1), view(4, '2026-12-21'))).toBe(false);
    const [kept] = await app.db.select().from(scoreViews);
    expect(kept).toMatchObject({ my_version: 3, compared_on: '2026-12-21' });
  });

  test('is refused when a person has left meanwhile, and is not stored', async () => {
    const { me, men, db, read, now } = await claireAmong(2);
    const [gone = '', other = ''] = men.map(({ id }) => id);
    const { faces } = await read();
    await app.db.delete(users).where(eq(users.id, gone));
    const note = { plannedOn: faces, admitted: [other, gone], released: [], shownAgain: [], now };
    expect(await noteShown(db, me.id, [], note)).toBe(false);
    expect(await app.db.$count(shownProfiles)).toBe(0);
  });

  test('fills four places even under concurrent requests', async () => {
    const { read, db, now } = await claireAmong(8);
    const viewers = await Promise.all(Array.from({ length: 8 }, read));
    const shown = await Promise.all(viewers.map((viewer) => composeSelection(db, viewer, now)));
    const first = shown[0]?.people.map(({ id }) => id);
    expect(shown.map((one) => one?.people.map(({ id }) => id))).toEqual(shown.map(() => first));
    expect(await app.db.$count(shownProfiles)).toBe(4);
  });

  test('compares a single set of answers with each person, under concurrent changes of answers', async () => {
    const { client, member } = await app.memberBrowser(aMember());
    const man = aMan();
    await app.insert(man);
    const love = { fidelity_score: 4, communication_score: 5, tenderness_score: 4, sexuality_score: 3 };
    const totals = new Set<number>();
    const look = async () => {
      const [seen] = await listVisibleProfiles(app.db, member.id, [man.id], '2026-11-21');
      if (seen) totals.add(seen.compatibility.score);
    };
    for (const liberty_score of [5, 1, 4, 2]) {
      await Promise.all([look(), client.answers.saveLoveProfile({ ...love, liberty_score }), look(), look()]);
    }
    expect(totals.size).toBe(1);
    const pair = and(eq(scoreViews.viewer_id, member.id), eq(scoreViews.person_id, man.id));
    expect(await app.db.$count(scoreViews, pair)).toBe(1);
  });
});
