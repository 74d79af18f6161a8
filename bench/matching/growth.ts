import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { inspect } from 'node:util';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { insertStaffSession } from '#desk/staff/server/session-store.ts';
import { hashStaffToken, newToken, staffCookie } from '#desk/staff/server/shared/staff-cookie.ts';
import { type Database, openPostgres } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { sessions, staff } from '#server/schema.ts';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { atMost } from '../shared/goals.ts';
import type { Section } from '../shared/performance.ts';
import { inMs, type Quantiles, quantilesOf, tableOf } from '../shared/figures.ts';
import type { BenchRun, Defer } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { serveApp } from '../shared/serve-app.ts';
import { signIn } from '../shared/sign-in.ts';
import { listTasks, type Served, storeLongThread, type Task } from './growth-tasks.ts';

const MESSAGES_OF_EACH = 10;
/** Tens of millions of rows are written at once; the measured requests keep the application's timeouts. */
const PATIENT = { statementMs: 600_000, idleInTransactionMs: 600_000 };
/** Size of a member in tables and indexes (17 kB), with the log of the writes. */
const BYTES_OF_MEMBER = 24_000;
const BYTES_AT_LEAST = 6_000_000_000;
/** Members who send requests, spread over all members, and as many who are erased. */
const PEOPLE = 60;
/** Highest slowdown from the smallest to the largest size. Differences below this many milliseconds do not count. */
const RATIO_MAX = 3;
const LEAST_MS = 2;

type Measured = { task: Task; ms: Quantiles };

/** Measures whole requests of members and colleagues, and the nightly jobs, among more and more members. */
export async function measureGrowth(
  { scoped, defer }: Pick<BenchRun, 'scoped' | 'defer'>,
  server: string,
  sizes: readonly number[],
): Promise<Section> {
  await requireRoom(Math.max(...sizes));
  const { database: made, url } = await createPostgresDatabase(server, 'growth');
  await made.close();
  const { db, close } = openPostgres(url, PATIENT);
  defer(close);
  const secret = randomBytes(32).toString('base64url');
  const measured: Measured[][] = [];
  for (const members of sizes) {
    const name = `${members.toLocaleString('en')} members`;
    await storeCrowd(db, {
      members,
      messagesOfEach: MESSAGES_OF_EACH,
      waiting: 1000,
      now: new Date(),
      onTable: (table, done) => say(`  ${name}: ${table}, ${(100 * done).toFixed(0)} %`),
    });
    await storeLongThread(db);
    // Statistics and visibility map, as in a database that has been running for a while.
    await db.execute(sql`VACUUM ANALYZE`);
    say(`${name} are stored`);
    const ofSize: Measured[] = [];
    await scoped(async (deferred) => {
      const served = await serveCrowd(url, db, secret, deferred);
      for (const task of await listTasks(served)) ofSize.push({ task, ms: await measureTask(task) });
    });
    measured.push(ofSize);
  }
  const [smallest = [], last = []] = [measured[0], measured.at(-1)];
  const ratioOf = (place: number) =>
    (last[place]?.ms.p50 ?? 0) / Math.max(smallest[place]?.ms.p50 ?? 0, LEAST_MS);
  return {
    title: 'Growth from a thousand to a million members',
    command: 'npm run bench -- matching growth',
    what: `The same requests and jobs at each size: ${MESSAGES_OF_EACH} messages per member, one conversation of 100,000 messages, and the same number of waiting people and due mails. Median / 95th percentile in ms, and the ratio of the largest to the smallest median. Rows marked « grows » process every member, at night.`,
    lines: tableOf(
      ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
      last.map(({ task }, place) => [
        task.name,
        ...measured.map((ofSize) => {
          const { p50 = Number.NaN, p95 = Number.NaN } = ofSize[place]?.ms ?? {};
          return `${inMs(p50)} / ${inMs(p95)}`;
        }),
        `${ratioOf(place).toFixed(1)}${task.goal === 'grows' ? ', grows' : ''}`,
      ]),
    ),
    goals: last.flatMap(({ task: { name: what, goal }, ms }, place) => {
      if (goal === 'grows') return [];
      const unit = 'times the smallest size';
      if (goal === 'flat') return [atMost(what, ratioOf(place), RATIO_MAX, unit)];
      return [atMost(what, ms.p95, goal, 'ms (p95)')];
    }),
  };
}

/** A failing task fails the run, but the others are still measured. */
async function measureTask({ name, times, prepare, run }: Task): Promise<Quantiles> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await prepare?.(time);
    const begun = performance.now();
    try {
      await run(time);
      took.push(performance.now() - begun);
    } catch (error) {
      say(`  ${name} failed: ${inspect(error)}`);
      process.exitCode = 1;
      took.push(Number.POSITIVE_INFINITY);
    }
  }
  // Skips the first run where there are many.
  const ms = quantilesOf(times > 5 ? took.slice(1) : took);
  say(`  ${name}: ${inMs(ms.p50)} / ${inMs(ms.p95)} ms`);
  return ms;
}

/** @throws Error when the disk of the temporary folder would fill up before the members are stored */
async function requireRoom(members: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const [room, needed] = [bavail * bsize, members * BYTES_OF_MEMBER + BYTES_AT_LEAST];
  if (room < needed)
    throw new Error(
      `${tmpdir()} lacks ${(needed - room) / 1e9} GB: choose another folder by TMPDIR, or fewer --members`,
    );
}

/** Serves the crowd, with some members and a colleague of every role signed in. */
async function serveCrowd(url: string, db: Database, secret: string, defer: Defer): Promise<Served> {
  const database = openPostgres(url);
  defer(() => database.close());
  const { services, ask } = await serveApp(database, secret, defer);
  // Excludes the first ones, who have open work with the team, and suspended ones.
  const people = await listIds(db, sql`n > 100 AND n % 200 <> 0 ORDER BY hashint4(n) LIMIT ${2 * PEOPLE}`);
  const askers = people.slice(0, PEOPLE);
  const [one = '', other = ''] = await listIds(db, sql`n <= 2 ORDER BY n`);
  const cookies = await signIn(
    database,
    [...askers, one].map((id) => ({ id })),
    { secret },
  );
  defer(() => db.delete(sessions).where(inArray(sessions.userId, [...askers, one])));
  const desk = await openDesk(services);
  return {
    background: { ...services, db: database.background },
    db,
    askers,
    others: people.slice(PEOPLE),
    pair: [one, other],
    ask: (path, member) => ask(`/api${path}`, member === undefined ? desk : cookies.get(member)),
  };
}

/** Lists members who have not been erased. */
async function listIds(db: Database, where: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM crowd.member JOIN users USING (id) WHERE ${where}`,
  );
  return rows.map(({ id }) => id);
}

async function openDesk(services: Services): Promise<string> {
  const now = new Date();
  const roles = ['support' as const, 'moderation' as const, 'admin' as const];
  await services.db
    .insert(staff)
    .values({ id: 'banc', email: 'banc@exemple.invalid', first_name: 'Nadia', roles, created_at: now })
    .onConflictDoNothing();
  const token = newToken();
  const hash = hashStaffToken(token);
  await insertStaffSession(services.db, { staffId: 'banc', tokenHash: hash, secondFactorAt: now, now });
  return staffCookie(services, token).split(';')[0] ?? '';
}
