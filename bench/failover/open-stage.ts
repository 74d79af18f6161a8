import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#platform/database/client.ts';
import { freePort } from '../../scripts/built-site.ts';
import { type Cluster, startCluster } from '../../scripts/cluster.ts';
import type { Topology } from '../../scripts/topology.ts';
import { Mailbox } from '../faults/mailbox.ts';
import { type People, storePeople } from '../faults/people.ts';
import { SmallDisk } from '../faults/small-disk.ts';
import type { Defer } from '../shared/end-within.ts';
import { say } from '../shared/say.ts';
import { Listener } from '../visits/listener.ts';
import { openTown } from '../visits/town.ts';
import type { Visitor } from '../visits/visitor.ts';

const MEMBERS = 2000;
const VISITORS = 60;
const SIZES = { couples: 6, residents: 6, bystanders: 40 };
const DISK_MB = 700;

export type Stage = {
  cluster: Cluster;
  /** Of the data of each of the two machines, in their order; none where this user may not mount any. */
  disks: readonly SmallDisk[];
  topology: Topology;
  /** Where each node tells its metrics. */
  metrics: readonly string[];
  database: OpenDatabase;
  /** Behind nginx, each with a socket. */
  visitors: readonly Visitor[];
  listeners: readonly Listener[];
  /** Who ask the nodes themselves, whose acts are kept in a history. */
  people: People;
  mailbox: Mailbox;
};

/** The pair of deploy/ with two nodes of the built product behind nginx, and everyone who lives there. */
export async function openStage(defer: Defer): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-failover-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL, which is not root, passes through.
  chmodSync(folder, 0o755);
  const places: [string, string] = [join(folder, 'one'), join(folder, 'two')];
  const disks = places.flatMap((place) => SmallDisk.mount(place, DISK_MB, defer) ?? []);
  const cluster = await startCluster(places);
  defer(() => cluster.stop());
  say(`Three etcd, two Patroni with PostgreSQL, one HAProxy are ready`);
  if (!disks.length) say('  the disk is never full: this user may not mount any (root may)');
  if (!cluster.cables) say('  nothing is cut off: this user may not make network namespaces (root may)');
  const mailbox = new Mailbox();
  await mailbox.open();
  defer(() => mailbox.close());
  const ports = [await freePort(), await freePort()];
  const { topology, database, visitors } = await openTown(
    { postgres: cluster, defer },
    { members: MEMBERS, visitors: VISITORS },
    (place) => ({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, METRICS_PORT: String(ports[place]) }),
  );
  const settings = { secret: topology.secret, now: new Date() };
  const people = await storePeople(database.db, SIZES, settings);
  for (const [id, cookie] of people.cookies)
    people.cookies.set(id, cookie.replace('lueur=', '__Host-lueur='));
  const listeners = visitors.map((visitor) => new Listener(visitor));
  defer(async () => {
    for (const listener of listeners) listener.stop();
  });
  await Promise.all(listeners.map((listener) => listener.start()));
  const metrics = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
  return { cluster, disks, topology, metrics, database, visitors, listeners, people, mailbox };
}
