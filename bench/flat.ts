// What members, their team and the nightly jobs wait for, with a thousand, a hundred thousand and a million members (ten
// messages each), whole requests of the real application: npm run bench -- flat [--members 1000000] [--messages 10000000]
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openPostgres } from '#platform/database/client.ts';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { judged } from './flat/judge.ts';
import { measureTasks } from './flat/measure-tasks.ts';
import { requireRoom } from './flat/require-room.ts';
import { serveAll } from './flat/serve-all.ts';
import { storeLongThread } from './flat/store-long-thread.ts';
import { listTasks } from './flat/tasks.ts';
import { vacuumAll } from './flat/vacuum-all.ts';
import { writeSection } from './shared/performance.ts';
import { type BenchRun, runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const SMALLER = [1000, 100_000];
const MINUTES = 20;
const FULL = 1_000_000;
/** Tens of millions of rows are written at once; what is measured keeps to the limits of the application. */
const PATIENT = { statementMs: 600_000, idleInTransactionMs: 600_000 };
/** Indexes that are made after their rows need no log: nothing here is to be restored. */
const UNLOGGED = { wal_level: 'minimal', max_wal_senders: '0', maintenance_work_mem: '512MB' };

const { values } = parseArgs({
  options: { members: { type: 'string', default: String(FULL) }, messages: { type: 'string' } },
});
const largest = Number(values.members);
const messagesOfEach = values.messages === undefined ? 10 : Number(values.messages) / largest;
const sizes = [...SMALLER.filter((size) => size < largest), largest];

const measure = async ({ postgres, defer }: BenchRun) => {
  await requireRoom(largest);
  const { database: made, url } = await createPostgresDatabase(postgres.url, 'flat');
  await made.close();
  const patient = openPostgres(url, PATIENT);
  defer(patient.close);
  const secret = randomBytes(32).toString('base64url');
  const measured = new Map<number, Awaited<ReturnType<typeof measureTasks>>>();
  for (const members of sizes) {
    const begun = performance.now();
    await storeCrowd(patient.db, {
      ...{ members, messagesOfEach, waiting: 1000, now: new Date() },
      onTable: (table, done) =>
        say(`  ${members.toLocaleString('en')} members: ${table}, ${(100 * done).toFixed(0)} %`),
    });
    await storeLongThread(patient.db);
    say(`  ${members.toLocaleString('en')} members: statistics`);
    await vacuumAll(patient.db);
    say(
      `${members.toLocaleString('en')} members stored in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
    const served = await serveAll(url, patient.db, secret);
    measured.set(members, await measureTasks(await listTasks(served), members));
    await served.stop();
  }
  const { lines, goals } = judged(sizes, measured);
  writeSection(
    'flat',
    {
      title: 'Everything else, from a thousand to a million members',
      command: 'npm run bench -- flat',
      what: `The same requests and jobs at each size, ${messagesOfEach} messages per member and one conversation of 100,000 at every size; as many people wait for the team, and as many mails are due, at each. Median / 95th percentile in milliseconds, and the median of the largest size compared with that of the smallest. What is said to grow looks at everybody by its nature, at night.`,
      lines,
      goals,
    },
    largest >= FULL,
  );
};

await runBench(MINUTES, measure, UNLOGGED);
