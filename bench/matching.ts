// The time that a selection takes among 100,000 members, beside the algorithm as the spec describes it and beside
// the bare SQL, in one run on a temporary PostgreSQL of this machine: npm run bench -- matching
import { deepStrictEqual } from 'node:assert';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { SELECTION_SIZE } from '#features/matching/rules.ts';
import { type Ranked, rankCandidates, rankingSql } from '#features/matching/server/rank-candidates.ts';
import { findCard, listExcluded } from '#features/matching/server/store.ts';
import { systemClock, today } from '#server/clock.ts';
import { type OpenDatabase, openPostgres } from '#server/db/client.ts';
import { loadCommunes } from '#server/db/load-communes.ts';
import { communes } from '#server/db/schema.ts';
import type { InsertedMember } from '#testing/insert-members.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { type Exclusions, storeExclusions } from './matching/exclusions.ts';
import { inventMembers } from './matching/invent-members.ts';
import { type Line, measure, quantile, tableOf } from './matching/measure.ts';
import { serveSelection } from './matching/serve-selection.ts';
import { specSelection } from './matching/spec-selection.ts';
import { checkCards, storeMembers } from './matching/store-members.ts';

const MANY = 100_000;
const FEW = 2_000;
const VIEWERS = 500;
const WARM_UP = 50;
/** The spec's way takes a third of a second each. */
const SPEC_VIEWERS = 40;
const CHECKED_CARDS = 50;
const CHECKED_RANKINGS = 20;
/** Targets of the product, at the 95th percentile. */
const RANKING_TARGET_MS = 15;
const REQUEST_TARGET_MS = 30;

const day = today(systemClock);

type World = {
  database: OpenDatabase;
  url: string;
  members: InsertedMember[];
  viewers: InsertedMember[];
  warmUp: InsertedMember[];
  exclusions: Map<string, Exclusions>;
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
  process.once('SIGINT', async () => {
    await postgres.stop();
    process.exit(130);
  });
  try {
    const many = await prepare(postgres.url, 'many', MANY);
    const few = await prepare(postgres.url, 'few', FEW);
    await describeMachine(many.database);
    const lines = [...(await measureOurs(many)), await measureBareSql(many), ...(await measureSpec(few))];
    await checkAgainstReference(few);
    await checkAgainstReference(many);
    const load = loadavg()[0] ?? 0;
    if (load > availableParallelism())
      say(`\nBUSY MACHINE (load ${load.toFixed(1)}): measure again when it is idle`);
    say(`\nMedian of three rounds for each viewer, load ${load.toFixed(1)} at the end:`);
    say(`${tableOf(lines)}\n`);
    judge(lines);
    await Promise.all([many.database.close(), few.database.close()]);
  } finally {
    await postgres.stop();
  }
}

/** A migrated database of its own; a smaller one holds the first members of a larger one. */
async function prepare(server: string, name: string, count: number): Promise<World> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await database.migrate();
  await loadCommunes(database.db);
  const members = inventMembers(await database.db.select().from(communes).orderBy(communes.code), count, day);
  const viewers = members.slice(0, VIEWERS);
  const warmUp = members.slice(VIEWERS, VIEWERS + WARM_UP);
  const exclusions = await storeExclusionsAfter(database, members, [...viewers, ...warmUp]);
  await checkCards(database.db, members, CHECKED_CARDS);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `${count.toLocaleString('en')} invented members stored in ${seconds} s; ${CHECKED_CARDS} cards are as the app writes them`,
  );
  return { database, url: url.href, members, viewers, warmUp, exclusions };
}

async function storeExclusionsAfter(
  { db }: OpenDatabase,
  members: InsertedMember[],
  viewers: InsertedMember[],
): Promise<Map<string, Exclusions>> {
  await storeMembers(db, members);
  return storeExclusions(db, viewers, members);
}

async function describeMachine({ db }: OpenDatabase): Promise<void> {
  const { rows } = await db.execute<{ version: string; buffers: string }>(
    sql`SELECT split_part(version(), ' on ', 1) AS version, current_setting('shared_buffers') AS buffers`,
  );
  const [server] = rows;
  say(
    `${server?.version} (jit off, fsync off, shared_buffers ${server?.buffers}), Node ${process.versions.node}, ` +
      `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function measureOurs({ database, viewers, warmUp }: World): Promise<Line[]> {
  const ranking = await measure(viewers, warmUp, ({ id }) => rankCandidates(database.db, id, day));
  const server = await serveSelection(database, [...viewers, ...warmUp]);
  // A selection seen for the first time also writes down who was shown.
  const forget = () => database.db.execute(sql`TRUNCATE shown_profiles`);
  const inProcess = await measure(viewers, warmUp, server.inProcess, forget);
  const overHttp = await measure(viewers, warmUp, server.overHttp, forget);
  await server.stop();
  return [
    { variant: 'ranking (rankCandidates)', members: MANY, durations: ranking },
    { variant: 'whole GET /api/selection, in process', members: MANY, durations: inProcess },
    { variant: 'whole GET /api/selection, over loopback HTTP', members: MANY, durations: overHttp },
  ];
}

/** The ranking statement alone, prepared once, its parameters at hand; it finds the same people. */
async function measureBareSql({ database, url, viewers, warmUp }: World): Promise<Line> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const statements = new Map<string, pg.QueryConfig>();
  for (const { id } of [...warmUp, ...viewers]) statements.set(id, await statementOf(database, id));
  const answers = new Map<string, Ranked[]>();
  const durations = await measure(viewers, warmUp, async ({ id }) => {
    const { rows } = await client.query<Ranked>(statements.get(id) ?? '');
    answers.set(id, rows);
  });
  await client.end();
  for (const { id } of viewers) {
    const excluded = await listExcluded(database.db, id);
    const kept = answers.get(id)?.filter((person) => !excluded.has(person.id));
    deepStrictEqual(await rankCandidates(database.db, id, day), kept?.slice(0, SELECTION_SIZE));
  }
  say(`Bare SQL: the same four for ${viewers.length} viewers`);
  return { variant: 'bare SQL, prepared', members: MANY, durations };
}

async function statementOf({ db }: OpenDatabase, id: string): Promise<pg.QueryConfig> {
  const card = await findCard(db, id);
  if (!card) throw new Error(`${id} has no card`);
  const limit = SELECTION_SIZE + (await listExcluded(db, id)).size;
  const { sql: text, params } = new PgDialect().sqlToQuery(rankingSql(card, day, limit));
  // Who has not answered gets a shorter statement, without the score.
  return { name: card.love === null ? 'ranking-without-score' : 'ranking', text, values: params };
}

async function measureSpec({ database, url, viewers, warmUp }: World): Promise<Line[]> {
  const ours = await measure(viewers, warmUp, ({ id }) => rankCandidates(database.db, id, day));
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  const spec = await measure(viewers.slice(0, SPEC_VIEWERS), warmUp.slice(0, 5), ({ id }) =>
    specSelection(pool, id, day),
  );
  await pool.end();
  return [
    { variant: 'ranking (rankCandidates)', members: FEW, durations: ours },
    { variant: 'as the spec describes it (all candidates, sub-queries each)', members: FEW, durations: spec },
  ];
}

/** The slow and obvious reading of decisions D7, D8 and D9 must find the same four, with the same scores. */
async function checkAgainstReference({ database, members, viewers, exclusions }: World): Promise<void> {
  let proposed = 0;
  for (const viewer of viewers.slice(0, CHECKED_RANKINGS)) {
    const excluded = exclusions.get(viewer.id) ?? { rejected: [], blocked: [], contacts: [] };
    const expected = referenceSelection(viewer, members, excluded, day);
    deepStrictEqual(await rankCandidates(database.db, viewer.id, day), expected);
    proposed += expected.length;
  }
  if (proposed === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  const count = members.length.toLocaleString('en');
  say(`Reference among ${count}: the same ${proposed} people for ${CHECKED_RANKINGS} viewers`);
}

function judge([ranking, request]: readonly Line[]): void {
  for (const [line, target] of [
    [ranking, RANKING_TARGET_MS] as const,
    [request, REQUEST_TARGET_MS] as const,
  ]) {
    if (!line) continue;
    const p95 = quantile(line.durations, 0.95);
    const verdict = p95 <= target ? 'met' : 'MISSED';
    say(`p95 of ${line.variant}: ${p95.toFixed(1)} ms, target ${target} ms: ${verdict}`);
    if (p95 > target) process.exitCode = 1;
  }
}

await main();
