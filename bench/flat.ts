// Measures whole requests of members and colleagues, and the nightly jobs, with a thousand, a hundred thousand and a
// million members (ten messages each), on the real application: npm run bench -- flat [--members 1000000] [--messages
// 10]
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '#platform/database/client.ts';
import { inLanes } from '#testing/crowd/in-lanes.ts';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { serveAll } from './flat/serve-all.ts';
import { listTasks, storeLongThread, type Task } from './flat/tasks.ts';
import { atMost } from './shared/goals.ts';
import { inMs, type Quantiles, quantilesOf } from './shared/quantiles.ts';
import { bench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';

const SMALLER = [1000, 100_000];
const MINUTES = 20;
/** Tens of millions of rows are written at once; the measured requests keep the application's timeouts. */
const PATIENT = { statementMs: 600_000, idleInTransactionMs: 600_000 };
/** Indexes built after their rows need no log: nothing here is ever restored. */
const UNLOGGED = { wal_level: 'minimal', max_wal_senders: '0', maintenance_work_mem: '512MB' };
const LANES = 2;
/** Size of a member in tables and indexes (17 kB), with the log of the writes. */
const BYTES_OF_MEMBER = 24_000;
const BYTES_AT_LEAST = 6_000_000_000;
/** Highest slowdown from the smallest to the largest size. Differences below this many milliseconds do not count. */
const RATIO_MAX = 3;
const LEAST_MS = 2;

type Measured = { task: Task; ms: Quantiles };

await bench({ minutes: MINUTES, options: { members: 1_000_000, messages: 10 } }, async (run) => {
  const { members: largest, messages: messagesOfEach } = run.options;
  const sizes = [...SMALLER.filter((size) => size < largest), largest];
  await requireRoom(largest);
  const postgres = await run.startPostgres(UNLOGGED);
  const { database: made, url } = await createPostgresDatabase(postgres.url, 'flat');
  await made.close();
  const { db, close } = openPostgres(url, PATIENT);
  run.defer(close);
  const secret = randomBytes(32).toString('base64url');
  const measured: Measured[][] = [];
  for (const members of sizes) {
    const name = `${members.toLocaleString('en')} members`;
    await storeCrowd(db, {
      ...{ members, messagesOfEach, waiting: 1000, now: new Date() },
      onTable: (table, done) => say(`  ${name}: ${table}, ${(100 * done).toFixed(0)} %`),
    });
    await storeLongThread(db);
    await vacuumAll(db);
    say(`${name} are stored`);
    const served = await serveAll(url, db, secret);
    const ofSize: Measured[] = [];
    for (const task of await listTasks(served)) ofSize.push({ task, ms: await measureTask(task) });
    measured.push(ofSize);
    await served.stop();
  }
  const [smallest = [], last = []] = [measured[0], measured.at(-1)];
  const ratioOf = (place: number) =>
    (last[place]?.ms.p50 ?? 0) / Math.max(smallest[place]?.ms.p50 ?? 0, LEAST_MS);
  run.report('flat', {
    title: 'Growth from a thousand to a million members',
    command: 'npm run bench -- flat',
    what: `The same requests and jobs at each size: ${messagesOfEach} messages per member, one conversation of 100,000 messages, and the same number of waiting people and due mails. Median / 95th percentile in ms, and the ratio of the largest to the smallest median. Rows marked « grows » process every member, at night.`,
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
      if (goal === 'flat') return [atMost({ what, measured: ratioOf(place), bound: RATIO_MAX, unit })];
      return [atMost({ what, measured: ms.p95, bound: goal, unit: 'ms (p95)' })];
    }),
  });
});

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
  const inGib = (bytes: number) => (bytes / 2 ** 30).toFixed(0);
  if (room < needed)
    throw new Error(
      `${tmpdir()} has room for ${inGib(room)} GiB, this takes ${inGib(needed)}: choose another folder by TMPDIR, or fewer members by --members`,
    );
}

/** Statistics and visibility map of every table, largest first, as in a database that has been running for a while. */
async function vacuumAll(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)')
    ORDER BY pg_relation_size(oid) DESC`);
  await inLanes(rows, LANES, ({ name }) => db.execute(sql.raw(`VACUUM (ANALYZE, PARALLEL 0) ${name}`)));
}
