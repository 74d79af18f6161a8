import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import type { Peer } from './peer.ts';
import type { World } from './world.ts';

export type Fault = { name: string; happen: () => Promise<void> };

const FREEZE_MS = 6_000;

/** Everything that goes wrong during the run, in this order, each followed by some rest. */
export function faultsOf(world: World, postgres: TemporaryPostgres, peers: readonly Peer[]): Fault[] {
  const [first, second] = world.nodes;
  const backends = (where: string) => terminate(postgres.url, where);
  const crash = () => crashOf(first);
  const stop = async () => {
    await second.end('SIGTERM');
    await pause(1_500);
    await second.start();
  };
  return [
    { name: 'a node is killed and started again', happen: crash },
    { name: 'the connections that LISTEN are lost', happen: () => backends("query ILIKE 'LISTEN%'") },
    { name: 'a node is stopped in order and started again', happen: stop },
    { name: 'a node freezes for 6 s', happen: () => first.freeze(FREEZE_MS) },
    { name: 'every connection to PostgreSQL is cut', happen: () => backends('true') },
    { name: 'PostgreSQL crashes and comes back', happen: () => postgres.restart() },
    { name: 'one browser in three loses its connection', happen: async () => cutSome(peers) },
    { name: 'the other node is killed and started again', happen: async () => crashOf(second) },
    { name: 'the other node freezes for 6 s', happen: () => second.freeze(FREEZE_MS) },
    {
      name: 'PostgreSQL crashes again, right after a node',
      happen: async () => {
        await Promise.all([crash(), pause(500).then(() => postgres.restart())]);
      },
    },
  ];
}

async function crashOf(node: World['nodes'][number]): Promise<void> {
  await node.end('SIGKILL');
  await pause(1_500);
  await node.start();
}

function cutSome(peers: readonly Peer[]): void {
  for (const [place, peer] of peers.entries()) if (place % 3 === 0) peer.cut();
}

async function terminate(url: string, where: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND ${where}`,
  );
  await client.end();
}
