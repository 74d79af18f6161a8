import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { forgetCrowd, storeMuchOf } from '#testing/much-of-everything.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { openAsOwner } from '#testing/served-database.ts';
import { anotherNode, sharedApp, type TestApp } from '#testing/test-app.ts';
import { onPostgres, testDatabase } from '#testing/test-db.ts';
import { type Callers, openCallers, type Visit, walkEndpoints } from '#testing/walk-endpoints.ts';

/** A freshly started node with a cold cache, without other nodes in this process. */
let app: TestApp;

beforeEach(async () => {
  const shared = await sharedApp();
  await shared.reset();
  app = await anotherNode(shared);
  return () => app.stop();
});

describe.runIf(onPostgres)('a list', () => {
  test('runs as many statements for sixty rows as for one, on every route', async () => {
    const world = await markedWorld(app);
    const callers = await openCallers(app, world);
    const owner = openAsOwner(await testDatabase());
    onTestFinished(async () => {
      await forgetCrowd(owner.db);
      await owner.close();
    });
    const there = { db: owner.db, clock: app.clock };
    await storeMuchOf(there, world.cast.member, 1);
    const few = await countReads(world, callers);
    await storeMuchOf(there, world.cast.member, 60);
    const many = await countReads(world, callers);
    const more = Object.entries(many).filter(([name, count]) => count > (few[name] ?? 0));
    expect(more.map(([name, count]) => [name, few[name], count])).toEqual([]);
  });
});

async function countReads(world: MarkedWorld, callers: Callers): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const visit: Visit = async ({ name, method }, call) => {
    if (method !== 'GET') return;
    // The first call may write something once: count only the second.
    await (await call()).text();
    const { statements } = await recordStatements(async () => (await call()).text());
    found[name] = statements.length;
  };
  await walkEndpoints(app, world, visit, callers);
  return found;
}
