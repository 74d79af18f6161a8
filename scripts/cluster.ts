import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Machine } from './cluster/machine.ts';
import { makeMachines, SUPERUSER } from './cluster/make-machines.ts';
import { type Cables, createNetwork } from './cluster/network.ts';
import { makeFolder, requirePrograms } from './cluster/services.ts';
import { ClusterWatch } from './cluster/watch-cluster.ts';
import { freePort } from './temporary-postgres.ts';

export type Cluster = {
  /** Address of the database `postgres` through HAProxy, as superuser. */
  url: string;
  /** The two database machines. */
  bases: readonly Machine[];
  /** Undefined where this user may not cut any. */
  cables?: Cables;
  watch: ClusterWatch;
  stop: () => Promise<void>;
};

/**
 * Starts what deploy/ describes on this machine: three etcd, two Patroni with a PostgreSQL each, one HAProxy, from the
 * templates of deploy/, as an ordinary user.
 * @param disks folders for the data of the two; temporary ones by default
 * @returns once there is a primary with a synchronous standby
 * @throws Error with a message when a program is missing or something does not start
 */
export async function startCluster(disks?: readonly [string, string]): Promise<Cluster> {
  requirePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'lueur-cluster-'));
  // Traversable for servers that do not run as root.
  chmodSync(folder, 0o755);
  const network = createNetwork();
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const { bases, witness, front } = makeMachines({
    folder,
    network,
    password,
    disks: (disks ?? [join(folder, 'disk-one'), join(folder, 'disk-two')]).map(makeFolder),
    port,
  });
  const watch = new ClusterWatch(bases);
  const stop = async () => {
    await front.stop();
    await Promise.all([...bases, witness].map((machine) => machine.stop()));
    network.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const machine of [...bases, witness, front]) machine.start();
    await watch.untilWhole();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    bases,
    ...(network.cables && { cables: network.cables }),
    watch,
    stop,
  };
}
