import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { forgetCrowd, storeMuchOf } from '#testing/much-of-everything.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { openAsOwner } from '#testing/served-database.ts';
import { STATEMENT_COUNTS } from '#testing/statement-counts.ts';
import { anotherNode, type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres, testDatabase } from '#testing/test-db.ts';
import { type Callers, openCallers, type Visit, walkEndpoints } from '#testing/walk-endpoints.ts';

type Count = readonly [statements: number, transactions: number];

/** A request with more statements needs a reason in the table below. */
const MOST_STATEMENTS = 15;
const MANY_BECAUSE: Record<string, string> = {
  'dataRights.export': 'all that is kept about a member, table by table, as of one moment',
  'deskWorkshops.giveRoom': 'each date of a series has its lock, its line of the audit log and its mails',
  'deskWorkshops.move': 'hour, coach, places and everyone who is told change together',
  'reports.report': 'the evidence is collected from every table that may hold some',
};

/** A freshly started node with a cold cache, without other nodes in this process. */
let app: TestApp;

beforeEach(async () => {
  const shared = await testApp();
  await shared.reset();
  app = await anotherNode(shared);
  return () => app.stop();
});

describe.runIf(onPostgres)('the statements of a request', () => {
  test('are as many as the table says, no more and no fewer', async () => {
    const found = await countAll();
    if (process.env.WRITE_STATEMENT_COUNTS) await writeTable(found);
    else expect(found).toEqual(STATEMENT_COUNTS);
  }, 60_000);

  test('are no more for a list of sixty than for a list of one', async () => {
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
  }, 60_000);

  test(`are at most ${MOST_STATEMENTS}, but where there is a reason`, () => {
    const many = Object.entries(STATEMENT_COUNTS).filter(([, [statements]]) => statements > MOST_STATEMENTS);
    expect(many.map(([name]) => name).sort()).toEqual(Object.keys(MANY_BECAUSE).sort());
  });
});

async function countReads(world: MarkedWorld, callers: Callers): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const visit: Visit = async ({ name, method }, call) => {
    if (method !== 'GET') return;
    // The first call may write something once: only the second is counted.
    await (await call()).text();
    const { statements } = await recordStatements(async () => (await call()).text());
    found[name] = statements.length;
  };
  await walkEndpoints(app, world, visit, callers);
  return found;
}

async function countAll(): Promise<Record<string, Count>> {
  const found: Record<string, Count> = {};
  // Expires the caches that other tests filled.
  app.clock.advance({ hours: 2 });
  await walkEndpoints(app, await markedWorld(app), async ({ name }, call) => {
    const { statements, transactions } = await recordStatements(async () => (await call()).text());
    found[name] = [statements.length, transactions];
  });
  return found;
}

async function writeTable(found: Record<string, Count>): Promise<void> {
  const lines = Object.entries(found)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, [statements, transactions]]) => `  '${name}': [${statements}, ${transactions}],\n`);
  await writeFile(
    'src/testing/statement-counts.ts',
    `/**
 * How many statements the example of each route sends to the database, and in how many transactions. Written by
 * WRITE_STATEMENT_COUNTS=1 vitest run --project=api src/server/app-statements.test.ts
 */
export const STATEMENT_COUNTS: Record<string, readonly [statements: number, transactions: number]> = {
${lines.join('')}};
`,
  );
}
