import { deepStrictEqual } from 'node:assert';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { SELECTION_SIZE } from '#features/matching/rules.ts';
import { type Ranked, rankCandidates, rankingSql } from '#features/matching/server/candidate-store.ts';
import { findCard } from '#features/matching/server/located-card-store.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { say } from '../shared/say.ts';
import { type Line, measure } from './measure.ts';
import { serveSelection } from './serve-selection.ts';
import { specSelection } from './spec-selection.ts';
import { day, type World } from './world.ts';

/** The spec's way takes a third of a second each. */
const SPEC_VIEWERS = 40;

export async function measureOurs({ database, viewers, warmUp, members }: World): Promise<Line[]> {
  const ranking = await measure(viewers, warmUp, ({ id }) => rankCandidates(database.db, id, day));
  const server = await serveSelection(database, [...viewers, ...warmUp]);
  // A selection seen for the first time also writes down who was shown.
  const forget = () => database.db.execute(sql`TRUNCATE shown_profiles`);
  const inProcess = await measure(viewers, warmUp, server.inProcess, forget);
  const overHttp = await measure(viewers, warmUp, server.overHttp, forget);
  await server.stop();
  return [
    { variant: 'ranking (rankCandidates)', members: members.length, durations: ranking },
    { variant: 'whole GET /api/selection, in process', members: members.length, durations: inProcess },
    { variant: 'whole GET /api/selection, over loopback HTTP', members: members.length, durations: overHttp },
  ];
}

/** The ranking statement alone, prepared once, its parameters at hand; it finds the same people. */
export async function measureBareSql({ database, url, viewers, warmUp, members }: World): Promise<Line> {
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
    const ranking = await rankCandidates(database.db, id, day);
    deepStrictEqual(ranking?.candidates, answers.get(id));
  }
  say(`Bare SQL: the same four for ${viewers.length} viewers`);
  return { variant: 'bare SQL, prepared', members: members.length, durations };
}

async function statementOf({ db }: OpenDatabase, id: string): Promise<pg.QueryConfig> {
  const card = await findCard(db, id, day);
  if (!card) throw new Error(`${id} has no card`);
  const { sql: text, params } = new PgDialect().sqlToQuery(rankingSql(card, day, SELECTION_SIZE));
  // Who has not answered gets a shorter statement, without the score.
  return { name: card.love === null ? 'ranking-without-score' : 'ranking', text, values: params };
}

export async function measureSpec({ database, url, viewers, warmUp, members }: World): Promise<Line[]> {
  const ours = await measure(viewers, warmUp, ({ id }) => rankCandidates(database.db, id, day));
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  const spec = await measure(viewers.slice(0, SPEC_VIEWERS), warmUp.slice(0, 5), ({ id }) =>
    specSelection(pool, id, day),
  );
  await pool.end();
  return [
    { variant: 'ranking (rankCandidates)', members: members.length, durations: ours },
    {
      variant: 'as the spec describes it (all candidates, sub-queries each)',
      members: members.length,
      durations: spec,
    },
  ];
}
