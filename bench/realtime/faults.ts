import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import type { ServerNode } from './node-process.ts';
import type { Peer } from './peer.ts';
import type { World } from './world.ts';

export type Fault = { name: string; happen: () => Promise<void> };

const NODE_FROZEN_MS = 1_000;
/** Longer than a node waits for a sign of life of the connection that listens. */
const LISTENER_FROZEN_MS = 7_000;
const DOWN_MS = 300;

/**
 * One round of everything that goes wrong; most of it happens while what broke before is still coming back.
 * @returns faults in the order in which they happen, and what waits until every node is up again
 */
export function createFaults(world: World, postgres: TemporaryPostgres, peers: readonly Peer[]) {
  const [first, second] = world.nodes;
  const comingBack = new Set<Promise<void>>();
  const later = (work: Promise<void>) => {
    comingBack.add(work);
    void work.finally(() => comingBack.delete(work));
  };

  /** Ends a node and has it started again while the run goes on; one that is still starting is left alone. */
  const down = (node: ServerNode, signal: 'SIGKILL' | 'SIGTERM') => async () => {
    await node.isUp();
    await node.end(signal);
    later(pause(DOWN_MS).then(() => node.start()));
  };
  const cutListeners = () => terminate(postgres.url, "query ILIKE '%LISTEN%'");
  const cutAll = () => terminate(postgres.url, 'true');
  const crash = async () => {
    await thawed();
    await postgres.restart();
  };
  /** PostgreSQL cannot stop while one of its processes is frozen. */
  let thawed: () => Promise<void> = async () => undefined;
  const freezeListener = async () => {
    await thawed();
    const frozen = freezeListeners(postgres.url);
    thawed = () => frozen;
    later(frozen);
  };
  const cutBrowsers = (every: number, from: number) => async () => {
    for (const [place, peer] of peers.entries()) if (place % every === from) peer.cut();
  };

  const listeners = { name: 'the connections that LISTEN are lost', happen: cutListeners };
  const connections = { name: 'every connection to PostgreSQL is cut', happen: cutAll };
  const crashed = { name: 'PostgreSQL crashes and comes back', happen: crash };
  const browsers = (every: number, from: number): Fault => ({
    name: `one browser in ${every} loses its connection`,
    happen: cutBrowsers(every, from),
  });
  const frozen = (node: ServerNode): Fault => ({
    name: 'a node freezes',
    happen: () => node.freeze(NODE_FROZEN_MS),
  });
  const round: Fault[] = [
    { name: 'a node is killed', happen: down(first, 'SIGKILL') },
    listeners,
    browsers(3, 0),
    frozen(second),
    connections,
    browsers(4, 1),
    { name: 'the connection that LISTENs freezes', happen: freezeListener },
    browsers(3, 1),
    frozen(first),
    listeners,
    { name: 'the other node is killed', happen: down(second, 'SIGKILL') },
    browsers(2, 0),
    connections,
    crashed,
    listeners,
    { name: 'a node is stopped in order', happen: down(first, 'SIGTERM') },
    connections,
    browsers(3, 2),
    frozen(second),
    crashed,
  ];
  return { round, settled: async () => void (await Promise.all(comingBack)) };
}

async function terminate(url: string, where: string): Promise<void> {
  await asked(url, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND (${where})`,
    ),
  );
}

/** What a network does that drops packets without closing anything. */
async function freezeListeners(url: string): Promise<void> {
  const pids: number[] = [];
  await asked(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE query ILIKE '%LISTEN%' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    pids.push(...rows.map(({ pid }) => pid));
  });
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await pause(LISTENER_FROZEN_MS);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone: another fault was quicker.
  }
}

async function asked(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
