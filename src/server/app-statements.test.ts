import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '#features/team/staff/rules.ts';
import { CONTRACT_ACCESS } from '#testing/access-table.ts';
import { type Endpoint, listEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { STATEMENT_COUNTS } from '#testing/statement-counts.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';

type Count = readonly [statements: number, transactions: number];
type Cookies = ReadonlyMap<string, string>;

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

/** Every route once, by someone who may call it and whom this node has just recognised. */
async function countAll(): Promise<Record<string, Count>> {
  const world = await markedWorld(app);
  const callers = await openBrowsers(world);
  const found: Record<string, Count> = {};
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const { cookies, known } = callerOf(endpoint, callers);
    await carrying(cookies).fetch(known);
    const { path, init } = exampleRequest(endpoint, world.cast);
    const { statements, transactions } = await recordStatements(async () => {
      const answer = await carrying(cookies).fetch(path, init);
      return answer.text();
    });
    found[endpoint.name] = [statements.length, transactions];
  }
  return found;
}

type Callers = Record<'member' | 'desk' | 'betweenProofs', Cookies>;

/** The member of the examples, a colleague with every role who accompanies her, and one who has given the password alone. */
async function openBrowsers({ viewer }: MarkedWorld): Promise<Callers> {
  const colleague = await insertColleague(app, [...STAFF_ROLES]);
  await storeCoach(app, { members: [viewer.member.id], staff: colleague.id });
  const desk = await openDesk(app, colleague);
  const half = await openDesk(app, await insertColleague(app, ['admin']), false);
  return { member: new Map(viewer.cookies), desk: desk.cookies, betweenProofs: half.cookies };
}

function callerOf({ name, path }: Endpoint, callers: Callers): { cookies: Cookies; known: string } {
  const row = CONTRACT_ACCESS[name];
  if (row && 'halfIn' in row && row.halfIn)
    return { cookies: callers.betweenProofs, known: '/api/desk/session' };
  if (path.startsWith('/desk/')) return { cookies: callers.desk, known: '/api/desk/session' };
  return { cookies: callers.member, known: '/api/session' };
}

/** Each call with cookies of its own, so that a log-in on the way changes nothing for the next. */
function carrying(cookies: Cookies) {
  const browser = app.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
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
