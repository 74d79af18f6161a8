import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import { signalIfRunning, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { queryOnce } from '../shared/query-once.ts';
import type { ServerNode } from '../shared/server-node.ts';
import type { Mailbox } from './mailbox.ts';
import type { NodeClock } from './node-clock.ts';
import type { SmallDisk } from './small-disk.ts';
import type { Fault } from './stage.ts';

const DOWN_MS = 150;
const MAIL_AWAY_MS = 2_500;
const READ_ONLY_MS = 2_000;
/** A minute in `security.md`; here every timeout must merely elapse several times. */
const AWAY_FOR_LONG_MS = 20_000;
const FILLED_AGAIN_EVERY_MS = 100;
const ENDPOINTS = ['/api/session', '/api/contacts'];
const allAnswer = (status: number, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, status]));
const ON_FULL_DISK = allAnswer(200, [...ENDPOINTS, '/api/selection', '/api/workshops']);
const WITHOUT_DATABASE = {
  ...allAnswer(200, ['/health/live', '/']),
  ...allAnswer(503, ['/health/ready', ...ENDPOINTS]),
};

type Served = { nodes: readonly ServerNode[]; mailbox: Mailbox; clock: NodeClock };

/** Faults of processes, of their peers and of the clock. */
export function faultsOfNodes({ nodes, mailbox, clock }: Served, random: Random): Fault[] {
  const isShared = nodes.length > 1;
  const between = (least: number, most: number) => pause(pickBetween(random, least, most));
  let hit: readonly ServerNode[] = [];
  const end = (which: () => readonly ServerNode[], signal: 'SIGKILL' | 'SIGTERM') => ({
    async begin() {
      hit = which();
      await Promise.all(hit.map((node) => node.isUp()));
      await Promise.all(hit.map((node) => node.end(signal)));
    },
    lasts: () => pause(DOWN_MS),
    end: () => restart(hit),
  });
  const anyNode = () => [pickOne(random, nodes)];
  const jump = (name: string, weight: number, target: (now: Date) => number): Fault => ({
    name,
    weight,
    begin: () => clock.jumpTo(new Date(target(clock.now())), nodes),
  });
  return [
    { name: 'node killed', weight: isShared ? 8 : 22, ...end(anyNode, 'SIGKILL') },
    { name: 'all nodes killed', weight: isShared ? 3 : 0, ...end(() => nodes, 'SIGKILL') },
    { name: 'node stopped gracefully', weight: 2, ...end(anyNode, 'SIGTERM') },
    {
      name: 'node frozen',
      weight: 4,
      begin() {
        hit = anyNode();
        hit[0]?.signal('SIGSTOP');
      },
      lasts: () => between(300, 2_000),
      end: () => hit[0]?.signal('SIGCONT'),
    },
    {
      name: 'mail server down',
      weight: 3,
      begin: () => mailbox.close(),
      lasts: () => pause(MAIL_AWAY_MS),
      end: () => mailbox.open(),
    },
    jump('clock set back one hour', 2, (now) => now.getTime() - HOUR_MS),
    jump('clock set forward one hour', 2, (now) => now.getTime() + HOUR_MS),
    // To just before midnight, so that its jobs run during the test.
    jump(
      'clock set to midnight in Paris',
      2,
      (now) => parisInstant(addDays(parisDay(now), 1), '00:00').getTime() - 500,
    ),
    jump('clock set back six hours', 1, (now) => now.getTime() - 6 * HOUR_MS),
  ];
}

/** Restarts them while the run goes on. */
function restart(nodes: readonly ServerNode[]): void {
  for (const node of nodes) void node.start();
}

export type Disks = { database: SmallDisk; photos: SmallDisk };

/** Faults of the disks under the database and the photos; none where this user may not mount any. */
export function faultsOfDisks(
  disks: Disks | undefined,
  random: Random,
  postgres?: TemporaryPostgres,
): Fault[] {
  if (!disks) return [];
  /** Fills again whatever is freed meanwhile, such as by an ended transaction. */
  const full = async (disk: SmallDisk) => {
    const until = performance.now() + pickBetween(random, 1_500, 3_500);
    for (; performance.now() < until; await pause(FILLED_AGAIN_EVERY_MS)) await disk.fill();
  };
  return [
    {
      name: 'database disk full',
      weight: 3,
      begin: () => disks.database.fill(),
      lasts: () => full(disks.database),
      async end() {
        disks.database.free();
        // Without space for its log PostgreSQL may stop; its supervisor restarts it.
        await postgres?.comeBack();
      },
      meanwhile: ON_FULL_DISK,
    },
    {
      name: 'photo disk full',
      weight: 2,
      begin: () => full(disks.photos),
      end: () => disks.photos.free(),
    },
    {
      name: 'photo disk read-only',
      weight: 2,
      begin: () => disks.photos.readOnly(),
      lasts: () => pause(READ_ONLY_MS),
      end: () => disks.photos.writable(),
    },
  ];
}

/** Faults of the PostgreSQL that the nodes share. */
export function faultsOfPostgres(
  postgres: TemporaryPostgres,
  nodes: readonly ServerNode[],
  random: Random,
): Fault[] {
  const between = () => pause(pickBetween(random, 500, 4_000));
  const away = (lasts: () => Promise<unknown>) => ({
    begin: () => postgres.crash(),
    lasts,
    end: () => postgres.comeBack(),
    meanwhile: WITHOUT_DATABASE,
  });
  const terminate = (which = '') => `SELECT pg_terminate_backend(pid), pid ${BACKENDS} ${which}`;
  const LISTENING = `AND query ILIKE '%LISTEN%'`;
  let hit: number[] = [];
  const signalHit = (signal: NodeJS.Signals) => {
    for (const pid of hit) signalIfRunning(pid, signal);
  };
  return [
    { name: 'PostgreSQL crashes and recovers', weight: 7, begin: () => postgres.restart() },
    { name: 'PostgreSQL down for some seconds', weight: 3, ...away(between) },
    // Happens once per run.
    { name: 'PostgreSQL down for long', weight: 0.1, ...away(() => pause(AWAY_FOR_LONG_MS)) },
    {
      name: 'PostgreSQL freezes',
      weight: 3,
      begin: () => postgres.freeze(),
      lasts: between,
      end: () => postgres.thaw(),
    },
    {
      name: 'PostgreSQL process killed',
      weight: 2,
      async begin() {
        hit = await pidsOf(postgres, `SELECT pid ${BACKENDS} ORDER BY random() LIMIT 1`);
        signalHit('SIGKILL');
      },
    },
    {
      name: 'all PostgreSQL connections cut',
      weight: 7,
      begin: () => pidsOf(postgres, terminate()),
    },
    {
      name: 'LISTEN connections cut',
      weight: 2,
      begin: () => pidsOf(postgres, terminate(LISTENING)),
    },
    {
      // Like a network that drops packets without closing anything, for longer than the nodes' heartbeat.
      name: 'LISTEN connections frozen',
      weight: 1,
      async begin() {
        hit = await pidsOf(postgres, `SELECT pid ${BACKENDS} ${LISTENING}`);
        signalHit('SIGSTOP');
      },
      lasts: () => pause(7_000),
      end: () => signalHit('SIGCONT'),
    },
    {
      name: 'node killed while PostgreSQL crashes',
      weight: 3,
      async begin() {
        const node = pickOne(random, nodes);
        await node.isUp();
        await Promise.all([node.end('SIGKILL'), postgres.crash()]);
        restart([node]);
        await postgres.comeBack();
      },
    },
  ];
}

const BACKENDS = `FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

async function pidsOf({ url }: TemporaryPostgres, statement: string): Promise<number[]> {
  return (await queryOnce<{ pid: number }>(url, statement)).map(({ pid }) => pid);
}
