import { setTimeout as pause } from 'node:timers/promises';
import { chatMessages } from '#member/messages/server/tables.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { World } from '../realtime/world.ts';
import { atMost } from '../shared/goals.ts';
import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { Callers } from './callers.ts';
import { LightClient } from './light-client.ts';
import type { Measured } from './measure-rush.ts';
import { Tally } from './tally.ts';

/** Of others, a second; well below what two nodes can do. */
const OTHERS_RATE = 80;
/** Of the one, a second: more than a session is allowed. */
const DEAR_RATE = 40;
const SECONDS = 15;
const LIVE_EVERY_MS = 50;
const LIVE_WITHIN_MS = 5000;
/** As long as a message may be, and as many as a page of a thread holds. */
const LENGTH = 2000;
const MESSAGES = 50;
const SLOWER_TIMES = 2;
const LIVE_MS = 100;

/**
 * What others feel of one member who does what costs most to read, as fast as it is allowed (requirement 63): opens a
 * thread of texts that are made to be slow, and saves them as a bio.
 */
export async function measureDear(world: World): Promise<Measured> {
  await storeHostileThread(world);
  const rows: string[][] = [];
  const p95: number[] = [];
  const slowestLive: number[] = [];
  for (const [name, act] of [
    ['alone', undefined],
    ['beside one who opens a hostile thread', 'thread'],
    ['beside one who saves hostile bios', 'bio'],
  ] as const) {
    const others = new Callers(world, new Tally());
    const one = new Callers(world, new Tally());
    const from = performance.now();
    const live = askLive(world, from + SECONDS * 1000);
    const dear = act && one.openLoop(DEAR_RATE, SECONDS, () => one.once({ pair: 0, act }));
    const { done } = await others.openLoop(OTHERS_RATE, SECONDS, () => others.once());
    const to = performance.now();
    await dear;
    await Promise.race([done, pause(1000)]);
    const times = others.tally.times(from, to);
    const lives = await live;
    p95.push(times.p95);
    slowestLive.push(Math.max(...lives));
    const tried = (one.tally.countAll(from, to) * 1000) / (to - from);
    const ms = [times.p50, times.p95, times.p99, quantilesOf(lives).p99, Math.max(...lives)];
    rows.push([name, tried.toFixed(0), one.tally.rate(from, to).toFixed(1), ...ms.map(inMs)]);
    say(`  ${name}: p95 of others ${inMs(times.p95)} ms`);
    others.close();
    one.close();
  }
  const [alone = Number.NaN, ...beside] = p95;
  return {
    lines: tableOf(
      ['others', 'tries/s of the one', 'done/s', 'p50 ms', 'p95', 'p99', 'live p99', 'live slowest'],
      rows,
    ),
    goals: [
      atMost({
        what: 'p95 of others beside one who does what costs most',
        measured: Math.max(...beside),
        bound: alone * SLOWER_TIMES,
        unit: 'ms',
      }),
      atMost({
        what: 'Slowest /health/live meanwhile',
        measured: Math.max(...slowestLive.slice(1)),
        bound: LIVE_MS,
        unit: 'ms',
      }),
    ],
  };
}

/** Between the two of the first pair, as they would have been stored. */
async function storeHostileThread({ database, pairs }: World): Promise<void> {
  const [one = '', other = ''] = pairs[0] ?? [];
  const texts = hostileTexts(LENGTH).slice(0, MESSAGES);
  await database.db.insert(chatMessages).values(
    texts.map((content, place) => ({
      sender_id: place % 2 ? one : other,
      receiver_id: place % 2 ? other : one,
      client_id: crypto.randomUUID(),
      content: content.replaceAll('\u0000', ' '),
      created_at: new Date(),
    })),
  );
}

/** How long each node took to say that it lives, again and again until then. */
async function askLive({ nodes }: World, until: number): Promise<number[]> {
  const times: number[] = [];
  const ask = async (url: string) => {
    const client = new LightClient(url);
    while (performance.now() < until) {
      const from = performance.now();
      await client.ask(
        `GET /health/live HTTP/1.1\r\nHost: ${url.slice('http://'.length)}\r\n\r\n`,
        LIVE_WITHIN_MS,
      );
      times.push(performance.now() - from);
      await pause(LIVE_EVERY_MS);
    }
    client.close();
  };
  await Promise.all(nodes.map(({ url }) => ask(url)));
  return times;
}
