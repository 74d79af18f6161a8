// What a pooler in transaction mode costs: the statements of a page of contacts and of a thread, each in the name of the
// member who asks, on the node's own connections and through PgBouncer: npm run bench -- pooler [--seconds 10] [--pgbouncer <file of another version>]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { listContacts } from '#member/conversations/server/list-contacts.ts';
import { listThread } from '#member/conversations/server/store.ts';
import { insertConversation } from '#member/matching/server/contact-store.ts';
import { systemClock, today } from '#platform/clock.ts';
import { type Database, type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { inRequest } from '#platform/request-scope.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { communes } from '#server/schema.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { findPgbouncer, type RunningPgbouncer, startPgbouncer } from '../scripts/pgbouncer.ts';
import { inventMembers } from './matching/invent-members.ts';
import { storeMembers } from './matching/store-members.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { type BenchRun, runBench } from './shared/run-bench.ts';
import { tableOf } from './shared/table.ts';
import { readSecondsOf, readSecondsOfPid } from './visits/cpu.ts';

const MINUTES = 4;
const MEMBERS = 2000;
const ASK = 200;
const AT_ONCE = 4;
const ROUNDS = 3;
const POOL = 10;
const SECONDS = 10;

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, pgbouncer: { type: 'string', multiple: true } },
});
const seconds = Number(values.seconds ?? SECONDS);

type Way = OpenDatabase & Pick<RunningPgbouncer, 'pid'>;
type Pair = { me: string; other: string };
const READS = {
  contacts: (db: Database, { me }: Pair) => listContacts(db, me),
  thread: (db: Database, { me, other }: Pair) => listThread(db, me, other),
  'a transaction of both': (db: Database, pair: Pair) =>
    db.transaction(async (tx) => [
      await listContacts(tx, pair.me),
      await listThread(tx, pair.me, pair.other),
    ]),
};

await runBench(MINUTES, async (run) => {
  const { application, pairs } = await openPairs(run);
  const ways: Record<string, Way> = {
    'connections of the node': { ...openPostgres(application), pid: () => 0 },
  };
  for (const binary of values.pgbouncer ?? [findPgbouncer() ?? '']) {
    const pooler = await startPgbouncer(application, POOL, binary);
    run.defer(() => pooler.stop());
    ways[versionOf(binary)] = { ...openPostgres(application, {}, pooler.url), pid: pooler.pid };
  }
  run.defer(async () => {
    for (const { close } of Object.values(ways)) await close();
  });
  const lines: string[][] = [];
  for (const [what, read] of Object.entries(READS))
    for (const [name, way] of Object.entries(ways)) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(way, read, pairs));
      const [middle] = rounds.sort((one, other) => one.p50 - other.p50).slice(1);
      if (middle) lines.push([`${what}, ${name}`, ...[middle.p50, middle.p95, ...middle.cpu].map(inMs)]);
    }
  writeSection(
    'pooler',
    {
      title: 'A pooler',
      command: `npm run bench -- pooler${values.pgbouncer ? ' --pgbouncer <file of each version>' : ''}`,
      what:
        `The statements of two reads, ${AT_ONCE} at once by ${ASK} members in turn, each in the name of the one who asks and behind the policies of the rows, without HTTP. On connections of the node a statement ` +
        `bears a name and is planned once, and the name of the member travels when it changes; through PgBouncer (transaction mode) each statement is a transaction that begins with name and settings, planned anew by versions before 1.21. The middle of ${ROUNDS} rounds, after the first of which a statement has its name.`,
      lines: tableOf(
        ['', 'p50 ms', 'p95 ms', 'PostgreSQL, CPU ms', 'PgBouncer, CPU ms', 'Node, CPU ms'],
        lines,
      ),
      goals: [],
    },
    seconds >= SECONDS,
  );
});

function versionOf(binary: string): string {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '';
}

async function openPairs(run: BenchRun): Promise<{ application: string; pairs: Pair[] }> {
  const owner = await createEmptyDatabase(run.postgres.url, 'lueur_pooler');
  const login = new URL(owner);
  login.username = 'lueur_nodes';
  login.password = 'of-this-bench';
  await prepareDatabase({ owner, application: login.href }, () => undefined);
  const { db, close } = openPostgres(owner, { statementMs: 60_000 });
  const places = await db.select().from(communes).orderBy(communes.code);
  const members = inventMembers(places, MEMBERS, today(systemClock));
  await storeMembers(db, members);
  const asking = members.slice(0, ASK).map(({ id }) => id);
  const pairs = asking.map((me, place) => ({ me, other: asking[place % 2 ? place - 1 : place + 1] ?? me }));
  for (const { me, other } of pairs.filter((_, place) => place % 2 === 0))
    await db.transaction((tx) => insertConversation(tx, me, other, new Date()));
  await db.execute(sql`ANALYZE`);
  await close();
  return { application: login.href, pairs };
}

/** @returns quantiles of the whole, and the processor of each part for one read, in ms */
async function measure(
  { db, pid }: Way,
  read: (db: Database, pair: Pair) => Promise<unknown>,
  pairs: readonly Pair[],
) {
  const durations: number[] = [];
  const [postgres, pooler, node] = [readSecondsOf('postgres'), readSecondsOfPid(pid()), process.cpuUsage()];
  const until = performance.now() + (seconds * 1000) / ROUNDS;
  let number = 0;
  const again = async () => {
    while (performance.now() < until) {
      number += 1;
      const pair = pairs[number % pairs.length];
      if (!pair) continue;
      const begun = performance.now();
      await inRequest({ requestId: '', actor: { kind: 'member', id: pair.me } }, () => read(db, pair));
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, again));
  const { user, system } = process.cpuUsage(node);
  const spent = [
    1000 * (readSecondsOf('postgres') - postgres),
    1000 * (readSecondsOfPid(pid()) - pooler),
    (user + system) / 1000,
  ];
  return { ...quantilesOf(durations), cpu: spent.map((ms) => ms / durations.length) };
}
