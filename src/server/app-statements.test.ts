import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { markedWorld } from '#testing/marked-members.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { STATEMENT_COUNTS } from '#testing/statement-counts.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';

type Count = readonly [statements: number, transactions: number];

/** Beyond this a request needs a reason in the table below. */
const MOST_STATEMENTS = 15;
const MANY_BECAUSE: Record<string, string> = {
  'dataRights.export': 'all that is kept about a member, table by table, as of one moment',
  'deskWorkshops.cancel': 'the date, its places, and a mail to each participant',
  'reports.report': 'the evidence is collected from every table that may hold some',
};

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

describe.runIf(onPostgres)('the statements of a request', () => {
  test('are as many as the table says, no more and no fewer', async () => {
    const found = await countAll();
    if (process.env.WRITE_STATEMENT_COUNTS) await writeTable(found);
    else expect(found).toEqual(STATEMENT_COUNTS);
  }, 60_000);

  test(`are at most ${MOST_STATEMENTS}, but where there is a reason`, () => {
    const many = Object.entries(STATEMENT_COUNTS).filter(([, [statements]]) => statements > MOST_STATEMENTS);
    expect(many.map(([name]) => name).sort()).toEqual(Object.keys(MANY_BECAUSE).sort());
  });
});

async function countAll(): Promise<Record<string, Count>> {
  const found: Record<string, Count> = {};
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
