import { quantile } from '../shared/quantiles.ts';
import { createWorld } from './world.ts';

/** 1,200 members, since each may send 30 messages a minute at most. */
const PAIRS = 600;
const RATES = [100, 500];
const WARM_UP_S = 5;
const MEASURED_S = 20;

/**
 * From the moment a sender begins to POST on one node to the frame on the receiver's socket on the other, in ms.
 * The writers, the readers, both nodes and PostgreSQL share this machine.
 */
export async function measureLatency(server: string, say: (line: string) => void): Promise<void> {
  const world = await createWorld(server, 'latency', PAIRS);
  const [a, b] = world.nodes.map((node) => [node.url]);
  if (!a || !b) return;
  const peers = world.pairs.flatMap(([woman, man]) => [
    world.peer(woman, man, { forSocket: a, forRequests: a }),
    world.peer(man, woman, { forSocket: b, forRequests: b }),
  ]);
  const arrivals = new Map<number, number>();
  try {
    for (const peer of peers) {
      peer.onMessage = (id, mine) => {
        if (!mine) arrivals.set(id, performance.now());
      };
      await peer.connect();
    }
    for (const rate of RATES) {
      const delays: number[] = [];
      const send = async (place: number, counted: boolean) => {
        const started = performance.now();
        const id = await peers[place % peers.length]?.send('Bonsoir, comment s’est passée votre journée ?');
        if (counted && id !== undefined) delays.push((await arrivalOf(arrivals, id)) - started);
      };
      await pace(rate, WARM_UP_S, (place) => send(place, false));
      await pace(rate, MEASURED_S, (place) => send(rate * WARM_UP_S + place, true));
      const sorted = delays.sort((one, other) => one - other);
      const at = (share: number) => quantile(sorted, share).toFixed(0);
      say(
        `${rate} messages/s across two nodes: ${sorted.length} measured, ` +
          `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
      );
    }
  } finally {
    for (const peer of peers) peer.stop();
    await world.close();
  }
}

async function arrivalOf(arrivals: ReadonlyMap<number, number>, id: number): Promise<number> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const arrival = arrivals.get(id);
    if (arrival !== undefined) return arrival;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`Message ${id} did not arrive within 20 s`);
}

/** Starts so many each second, whether the earlier ones are done or not, and waits for all of them. */
async function pace(rate: number, seconds: number, act: (place: number) => Promise<void>): Promise<void> {
  const started = performance.now();
  const acts: Promise<void>[] = [];
  for (let place = 0; place < rate * seconds; place += 1) {
    const due = started + (place * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    acts.push(act(place));
  }
  await Promise.all(acts);
}
