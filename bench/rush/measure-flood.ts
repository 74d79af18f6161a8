import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../realtime/world.ts';
import { atMost } from '../shared/goals.ts';
import { inMs } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { Callers } from './callers.ts';
import type { Measured } from './measure-rush.ts';
import { Tally } from './tally.ts';

/** Of others, a second; well below what two nodes can do. */
const OTHERS_RATE = 80;
/** Of one flooder, a second, whatever is answered. */
const FLOOD_RATE = 800;
const SECONDS = 15;
/** What one who does not wait for answers would still feel: the flood takes processor time from all. */
const SLOWER_MS = 60;

/** How long others wait alone, beside a member who asks without end, and beside an address that does. */
export async function measureFlood(world: World): Promise<Measured> {
  const rows: string[][] = [];
  const p99: number[] = [];
  const floods = [
    ['alone', undefined],
    ['beside one member who floods', { pair: 0 }],
    ['beside one address that floods', { address: '203.0.113.7' }],
  ] as const;
  for (const [name, flooder] of floods) {
    const others = new Callers(world, new Tally());
    const flood = new Callers(world, new Tally());
    const from = performance.now();
    const flooding = flooder && flood.openLoop(FLOOD_RATE, SECONDS, () => flood.once(flooder));
    const { done } = await others.openLoop(OTHERS_RATE, SECONDS, () => others.once());
    const to = performance.now();
    await flooding;
    await Promise.race([done, pause(1000)]);
    const times = others.tally.times(from, to);
    p99.push(times.p99);
    const refused = others.tally.count('busy', from, to);
    const tried = (flood.tally.countAll(from, to) * 1000) / (to - from);
    rows.push([
      name,
      tried.toFixed(0),
      String(times.count),
      String(refused),
      inMs(times.p50),
      inMs(times.p95),
      inMs(times.p99),
    ]);
    say(`  ${name}: p99 of others ${inMs(times.p99)} ms`);
    others.close();
    flood.close();
  }
  const [alone = Number.NaN, ...beside] = p99;
  return {
    lines: tableOf(['others', 'tries/s of the flood', 'answered', 'refused', 'p50 ms', 'p95', 'p99'], rows),
    goals: [
      atMost({
        what: 'p99 of others beside a flood',
        measured: Math.max(...beside),
        bound: alone * 2 + SLOWER_MS,
        unit: 'ms',
      }),
      atMost({
        what: 'Others who were refused beside a flood',
        measured: Math.max(...rows.map(([, , , refused]) => Number(refused))),
        bound: 0,
        unit: 'requests',
      }),
    ],
  };
}
