import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Steps } from '../steps.ts';
import type { ComposedDatabase } from './composed-database.ts';
import type { ComposedSite } from './composed-site.ts';
import type { Container } from './container.ts';
import { untilHealthy, untilRunning } from './readiness.ts';

const WRITABLE = ['/data', '/data/photos', '/tmp'];
const REFUSED = ['/', '/app', '/app/build', '/etc', '/usr/local/bin', '/run', '/var/tmp', '/home'];

/** Two nodes of the compose file. @param nodes the running ones */
export type Nodes = [Container, Container];

/** The migration and the start of both nodes, in the order of the compose file. */
export async function startNodes(steps: Steps, site: ComposedSite): Promise<Nodes | undefined> {
  const migrated = await steps.step('migrate prépare la base, puis finit', async () => {
    const migrate = await site.start('migrate');
    equal(await migrate.end(), 0, migrate.output);
  });
  if (!migrated) return undefined;
  const nodes: Container[] = [];
  await steps.step('contrôle de santé : en échec avant que le nœud soit prêt, bon ensuite', async () => {
    const health = site.healthCheckOf('node-1');
    ok(health.length > 0, 'the image has no health check');
    const first = await site.start('node-1');
    await untilRunning(first);
    notEqual(first.exec(...health).status, 0);
    nodes.push(first, await site.start('node-2'));
    for (const node of nodes) await untilHealthy(node, health);
  });
  const [first, second] = nodes;
  return first && second ? [first, second] : undefined;
}

/** What a node may do, and what its health check says of its database. */
export async function checkNode(
  steps: Steps,
  { node, health, database }: { node: Container; health: string[]; database: ComposedDatabase },
): Promise<void> {
  await steps.step('contrôle de santé : en échec quand la base se tait, bon quand elle revient', async () => {
    database.server.freeze();
    const meanwhile = node.exec(...health).status;
    database.server.thaw();
    equal(meanwhile, 1);
    await untilHealthy(node, health);
  });
  await steps.step('un étranger : ni root, ni capacité, ni privilège à gagner', () => {
    const status = readStatus(node.pid ?? 0);
    deepEqual([status.Uid, status.Gid], Array(2).fill('1000\t1000\t1000\t1000'));
    deepEqual([status.CapEff, status.CapPrm, status.CapBnd], Array(3).fill('0'.repeat(16)));
    equal(status.NoNewPrivs, '1');
  });
  await steps.step('n’écrit que dans ses volumes, et dans /tmp en mémoire', () => {
    const write = (folder: string) => node.exec('touch', `${folder}/essai`);
    const isReadOnly = (folder: string) => write(folder).output.endsWith('Read-only file system');
    deepEqual(REFUSED.filter(isReadOnly), REFUSED);
    deepEqual(
      WRITABLE.filter((folder) => write(folder).status === 0),
      WRITABLE,
    );
    return REFUSED.join(' ').concat(' refusés');
  });
}

/** What the kernel says of a process. */
function readStatus(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
  return Object.fromEntries(lines.flatMap((line) => [/^(\w+):\t(.*)$/.exec(line)?.slice(1) ?? []]));
}
