import { setTimeout as pause } from 'node:timers/promises';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { atMost } from '../shared/goals.ts';
import type { Measured } from './measured.ts';
import { createWorld } from './world.ts';

const SOCKETS = 10_000;
/** As many as one member may have open. */
const SOCKETS_EACH = 10;
const AT_ONCE = 100;
const EACH_MAX_KIB = 8;

/** Memory of a node with 10,000 connections on which nothing happens. */
export async function measureIdle(
  { url }: TemporaryPostgres,
  say: (line: string) => void,
): Promise<Measured> {
  const world = await createWorld(url, 'idle', SOCKETS / SOCKETS_EACH / 2);
  const [node] = world.nodes;
  const nodes = { forSocket: [node.url], forRequests: [node.url] };
  const peers = world.pairs.flatMap(([woman, man]) =>
    Array.from({ length: SOCKETS_EACH }, () => [
      world.peer(woman, man, nodes),
      world.peer(man, woman, nodes),
    ]).flat(),
  );
  try {
    await pause(5_000);
    const before = node.memory();
    const started = performance.now();
    for (let start = 0; start < peers.length; start += AT_ONCE) {
      await Promise.all(peers.slice(start, start + AT_ONCE).map((peer) => peer.connect()));
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    await pause(10_000);
    const each = (node.memory() - before) / peers.length / 1024;
    const line =
      `${peers.length} idle connections on one node, opened in ${seconds} s: ${each.toFixed(1)} KiB each ` +
      `(resident memory from ${mebibytes(before)} to ${mebibytes(node.memory())} MiB)`;
    say(line);
    const goal = { what: 'an idle connection', measured: each, bound: EACH_MAX_KIB, unit: 'KiB' };
    return { lines: [line], goals: [atMost(goal)] };
  } finally {
    for (const peer of peers) peer.stop();
    await world.close();
  }
}

const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
