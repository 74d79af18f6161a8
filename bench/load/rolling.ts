import { setTimeout as pause } from 'node:timers/promises';
import { atMost, none } from '../shared/goals.ts';
import { Listener } from '../shared/listener.ts';
import type { Section } from '../shared/performance.ts';
import { inMs, quantilesOf, tableOf } from '../shared/figures.ts';
import { say } from '../shared/say.ts';
import type { ServerNode } from '../shared/server-node.ts';
import { Tally } from '../visits/tally.ts';
import { mixed, visitAtRate } from '../visits/traffic.ts';
import type { Visitor } from '../visits/visitor.ts';

/** Visits of the mix, and messages besides, per second. */
const VISIT_RATE = 100;
const MESSAGE_RATE = 20;
/** Visitors with a live socket. */
const LISTENERS = 200;
const LATE_AFTER_MS = 2000;
const CALM_MS = 5000;
/** Equals the wait of deploy/systemd/restart-nodes.sh before the next node. */
const AGAIN_IN_USE_MS = 10_000;

type Site = { nodes: readonly ServerNode[]; url: string; certificate: string };

/** Measures a release: restarts both nodes one after the other, while members visit, write and listen. */
export async function measureRolling(site: Site, all: readonly Visitor[], rounds: number): Promise<Section> {
  const visitors = all.slice(0, LISTENERS);
  const listeners = visitors.map(
    ({ person: { cookie, address } }) =>
      new Listener({
        urls: [site.url],
        origin: site.url,
        cookie,
        ca: site.certificate,
        localAddress: address,
      }),
  );
  await Promise.all(listeners.map((listener) => listener.start()));
  say(`${listeners.length} sockets are open, half of them on each node`);
  const tally = new Tally();
  const sent: { id: number; to: number; at: number }[] = [];
  let isOver = false;
  const write = async (number: number) => {
    const from = number % visitors.length;
    const at = performance.now();
    const message = await visitors[from]?.send('Un message pendant la mise à jour.');
    if (!message) return;
    tally.add('live message', [message.answer]);
    if (message.id !== undefined) sent.push({ id: message.id, to: from % 2 ? from - 1 : from + 1, at });
  };
  const traffic = [
    visitAtRate(VISIT_RATE, () => isOver, mixed(visitors, tally)),
    visitAtRate(MESSAGE_RATE, () => isOver, write),
  ];
  await pause(CALM_MS);
  let restarts = 0;
  for (let round = 1; round <= rounds; round += 1)
    for (const [place, node] of site.nodes.entries()) {
      const left = await node.end('SIGTERM');
      const back = await node.start();
      restarts += 1;
      await pause(AGAIN_IN_USE_MS);
      const failures = tally.failures().join('; ') || 'none failed';
      say(
        `  round ${round}, node ${place + 1}: left in ${inMs(left)} ms, back in ${inMs(back)} ms; ${failures}`,
      );
    }
  isOver = true;
  for (const { done } of await Promise.all(traffic)) await done;
  await pause(LATE_AFTER_MS + 1000);
  for (const listener of listeners) listener.stop();
  const delays = quantilesOf(
    sent.map(({ id, to, at }) => (listeners[to]?.arrivals.get(id) ?? Number.POSITIVE_INFINITY) - at),
  );
  const sum = (of: (listener: Listener) => number) =>
    listeners.reduce((total, listener) => total + of(listener), 0);
  return {
    title: 'Rolling restart',
    command: 'npm run bench -- load rolling',
    what:
      `Two nodes behind nginx, restarted one after the other ${rounds} times, under ${VISIT_RATE} visits of the mix and ` +
      `${MESSAGE_RATE} messages a second between ${listeners.length} members with a socket each. A message is timed from its POST to its frame at the other member.`,
    lines: [
      ...tableOf(
        ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms'],
        [['visits', tally.times()] as const, ['live messages', delays] as const].map(
          ([name, { count, p50, p95, p99, max }]) => [name, String(count), ...[p50, p95, p99, max].map(inMs)],
        ),
      ),
      '',
      `${restarts} restarts; ${sum(({ moves }) => moves)} sockets moved to the other node, ${sum(({ cuts }) => cuts)} were cut.`,
    ],
    goals: [
      none('Requests that failed', tally.failed),
      atMost('The slowest live message', delays.max, LATE_AFTER_MS, 'ms'),
    ],
  };
}
