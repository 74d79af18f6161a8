import { deepStrictEqual } from 'node:assert';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Ranked } from '#member/matching/server/candidate-store.ts';
import type { LocatedCard } from '#member/matching/server/located-card-store.ts';
import { rankingSql } from '#member/matching/server/ranking-sql.ts';
import { findViewer } from '#member/matching/server/viewer-store.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { say } from '../shared/say.ts';
import { measureEach } from './measure.ts';
import type { SelectionServer } from './serve-selection.ts';
import { specSelection } from './spec-selection.ts';
import { day, type World } from './world.ts';

/** The spec's way takes a third of a second each. */
const SPEC_VIEWERS = 40;

/** Milliseconds of each viewer, their median of three. */
export type Times = ReadonlyMap<InsertedMember, number>;

/** The card of each viewer, read ahead. */
export type Questions = ReadonlyMap<InsertedMember, LocatedCard>;

export async function readQuestions(db: Database, viewers: readonly InsertedMember[]): Promise<Questions> {
  const questions = new Map<InsertedMember, LocatedCard>();
  for (const viewer of viewers) {
    const found = await findViewer(db, viewer.id, new Date());
    if (!found?.card) throw new Error(`${viewer.id} has no card`);
    questions.set(viewer, found.card);
  }
  return questions;
}

/** The first selection of a week, which writes down who is shown, and the same read again. */
export async function measureRequests(
  { database, viewers, warmUp }: World,
  server: SelectionServer,
): Promise<{ first: Times; again: Times }> {
  const first = await measureEach(viewers, warmUp, server.select, {
    round: () => forgetFaces(database.db),
    subject: server.warmSession,
  });
  const again = await measureEach(viewers, warmUp, server.select, { subject: server.warmSession });
  return { first, again };
}

const forgetFaces = (db: Database) => db.execute(sql`TRUNCATE shown_profiles, score_views`);

/**
 * The ranking statement alone, prepared once, its parameters at hand. The request must find the same four; no faces
 * are shown before each of these requests, because mutual ones would come first (D41).
 */
export async function measureSql(
  { database, url, viewers, warmUp }: World,
  questions: Questions,
  server: SelectionServer,
): Promise<Times> {
  await forgetFaces(database.db);
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const answers = new Map<InsertedMember, Ranked[]>();
  const times = await measureEach(viewers, warmUp, async (viewer) => {
    const { rows } = await client.query<Ranked>(statementOf(questions, viewer));
    answers.set(viewer, rows);
  });
  await client.end();
  let people = 0;
  for (const viewer of viewers) {
    const four = answers.get(viewer) ?? [];
    await forgetFaces(database.db);
    deepStrictEqual(
      await server.select(viewer),
      four.map(({ id }) => id),
    );
    people += four.length;
  }
  if (people === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  say(`SQL and the request agree on the same ${people} people for ${viewers.length} viewers`);
  return times;
}

function statementOf(questions: Questions, viewer: InsertedMember): pg.QueryConfig {
  const card = questions.get(viewer);
  if (!card) throw new Error(`${viewer.id} has no card`);
  const { sql: text, params } = new PgDialect().sqlToQuery(rankingSql(card, day, SELECTION_SIZE));
  // Who has not answered gets a shorter statement, without the score.
  return { name: card.love === null ? 'ranking-without-score' : 'ranking', text, values: params };
}

/** All queries of one request go out at once, over the pool: kinder than one after the other. */
export async function measureSpec({ url, groups, warmUp }: World): Promise<Times> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  const viewers = groups.everyone.slice(0, SPEC_VIEWERS);
  const times = await measureEach(viewers, warmUp.slice(0, 2), ({ id }) => specSelection(pool, id, day));
  await pool.end();
  return times;
}
