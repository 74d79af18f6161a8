import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import type { Machine } from '../../scripts/cluster/machine.ts';
import { type Cluster, startCluster } from '../../scripts/cluster.ts';
import { openMailbox } from '../faults/mailbox.ts';
import { SmallDisk } from '../faults/small-disk.ts';
import type { Fault, Stage } from '../faults/stage.ts';
import { type Defer, temporaryFolder } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { prepareTwoNodes } from '../shared/two-nodes.ts';
import { waitUntil } from '../shared/wait-until.ts';

const DISK_MB = 700;
/** Maximum time that the pair may refuse writes after a fault without intervention. */
const ALONE_MS = 20_000;
const PLANNED_MS = 10_000;
/** Time for PostgreSQL to stop on a full disk; then the operator switches over by hand. */
const FULL_MS = 8_000;
const FILLED_AGAIN_EVERY_MS = 100;
const GIVEN_UP_MS = 60_000;

/** Starts the pair of deploy/ with two nodes of the built product. */
export async function openPairStage(defer: Defer): Promise<Stage> {
  const folder = temporaryFolder(defer);
  const places: [string, string] = [join(folder, 'one'), join(folder, 'two')];
  const disks = places.flatMap((place) => SmallDisk.mount(place, DISK_MB, defer) ?? []);
  const cluster = await startCluster(places);
  defer(() => cluster.stop());
  say('Three etcd, two Patroni with PostgreSQL, one HAProxy are ready');
  if (!disks.length) say('  the disk is never full: this user may not mount any (root may)');
  if (!cluster.cables) say('  nothing is cut off: this user may not make network namespaces (root may)');
  const mailbox = await openMailbox(defer);
  const { database, url: ownerUrl } = await createPostgresDatabase(cluster.url, 'failover');
  defer(() => database.close());
  const served = await prepareTwoNodes({ ownerUrl, defer, env: { SMTP_URL: mailbox.url } });
  return {
    ...served,
    title: 'A pair of PostgreSQL',
    site: served.url,
    now: () => new Date(),
    mailbox,
    people: { couples: 8, residents: 6, bystanders: 40, arrivals: 1 },
    faults: () => faultsOfPair(cluster, disks),
    countsOutages: true,
    store: (work) => work(database.db),
    inspect: (look) => look(database.db),
  };
}

type PairFault = {
  of?: 'primary' | 'standby';
  boundMs?: number;
  break: (machine: Machine) => Promise<number> | Promise<void> | void;
  mend?: (machine: Machine) => void;
};

/** Lists the faults of the pair; each one ends with both machines as before. */
function faultsOfPair({ watch, cables }: Cluster, disks: readonly SmallDisk[]): Fault[] {
  const make = (
    name: string,
    weight: number,
    { of = 'primary', boundMs = ALONE_MS, break: breakIt, mend }: PairFault,
  ): Fault => {
    let hit: Machine | undefined;
    let successor: Machine | undefined;
    return {
      name,
      weight,
      boundMs,
      async begin() {
        await watch.untilWhole();
        const [primary, standby] = [await watch.findPrimary(), await watch.findStandby()];
        if (!primary || !standby) throw new Error('There is no pair');
        hit = of === 'primary' ? primary : standby;
        successor = of === 'primary' ? standby : primary;
        const begun = performance.now();
        return (await breakIt(hit)) ?? begun;
      },
      async lasts(hasAcknowledgedSince) {
        await waitUntil(async () => (await watch.findPrimary()) === successor, GIVEN_UP_MS);
        const moved = performance.now();
        await waitUntil(() => hasAcknowledgedSince(moved), GIVEN_UP_MS);
      },
      async end() {
        if (hit) mend?.(hit);
        await watch.untilWhole();
      },
    };
  };
  const restart = (machine: Machine) => machine.start();
  const thaw = (machine: Machine) => machine.signal('SIGCONT');
  return [
    make('primary PostgreSQL killed', 6, {
      break: (machine) => machine.signalPostgres('SIGKILL'),
      mend: restart,
    }),
    make('primary machine lost', 6, {
      break: (machine) => machine.signal('SIGKILL'),
      mend: restart,
    }),
    make('primary machine frozen', 5, {
      break: (machine) => machine.signal('SIGSTOP'),
      mend: thaw,
    }),
    make('primary PostgreSQL frozen', 2, {
      break: (machine) => machine.signalPostgres('SIGSTOP'),
      mend: thaw,
    }),
    make('standby machine lost', 2, {
      of: 'standby',
      break: (machine) => machine.signal('SIGKILL'),
      mend: restart,
    }),
    make('standby machine frozen', 2, {
      of: 'standby',
      break: (machine) => machine.signal('SIGSTOP'),
      mend: thaw,
    }),
    make('primary isolated from everyone', cables ? 3 : 0, {
      break: ({ place }) => cables?.cut(place),
      mend: ({ place }) => cables?.join(place),
    }),
    make('primary isolated from the other machines, not from the nodes', cables ? 2 : 0, {
      break: ({ place }) => cables?.cutFromOthers(place),
      mend: ({ place }) => cables?.joinOthers(place),
    }),
    make('primary disk full, then a manual switchover', disks.length ? 3 : 0, {
      async break(machine) {
        const until = performance.now() + FULL_MS;
        for (; performance.now() < until; await pause(FILLED_AGAIN_EVERY_MS))
          await disks[machine.place]?.fill();
        const begun = performance.now();
        // PostgreSQL may have stopped for lack of space, and the standby may already be the primary.
        if ((await watch.findPrimary()) === machine) await watch.switchOver();
        return begun;
      },
      mend(machine) {
        disks[machine.place]?.free();
        machine.start();
      },
    }),
    make('planned switchover', 6, { boundMs: PLANNED_MS, break: () => watch.switchOver() }),
  ];
}
