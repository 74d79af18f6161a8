import { setTimeout as pause } from 'node:timers/promises';
import { DEADLINES } from '#lib/deadlines.ts';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import type { World } from '../realtime/world.ts';
import { atMost } from '../shared/goals.ts';
import { inMs } from '../shared/quantiles.ts';
import { Callers } from './callers.ts';
import type { Measured } from './measure-rush.ts';
import { Tally } from './tally.ts';

const RATE = 60;
const FROZEN_MS = 10_000;
const BEFORE_MS = 3000;
const AFTER_S = 8;
const LOOK_EVERY_MS = 200;

/** PostgreSQL stops answering for 10 s, without closing anything. */
export async function measureFrozen(world: World, postgres: TemporaryPostgres): Promise<Measured> {
  const callers = new Callers(world, new Tally());
  const ready: number[] = [];
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const started = performance.now();
      await fetch(`${world.nodes[0].url}/health/ready`).catch(() => undefined);
      ready.push(performance.now() - started);
      await pause(LOOK_EVERY_MS);
    }
  };
  const looking = look();
  try {
    const seconds = (BEFORE_MS + FROZEN_MS) / 1000 + AFTER_S;
    const load = callers.openLoop(RATE, seconds, () => callers.once());
    await pause(BEFORE_MS);
    const frozen = performance.now();
    postgres.freeze();
    await pause(FROZEN_MS);
    postgres.thaw();
    const thawed = performance.now();
    await (await load).done;
    isOver = true;
    await looking;
    const first = callers.tally.firstUseful(thawed);
    const slowest = callers.tally.slowest(frozen, thawed + DEADLINES.answerMs);
    const refused = callers.tally.count('busy', frozen, thawed);
    return {
      lines: [
        `PostgreSQL frozen for ${FROZEN_MS / 1000} s with ${RATE} requests/s: ${refused} refused, the slowest answer ${inMs(slowest)} ms, the slowest /health/ready ${inMs(Math.max(...ready))} ms; the first useful answer ${inMs(first - thawed)} ms after it went on.`,
      ],
      goals: [
        atMost({
          what: 'Slowest answer while PostgreSQL is frozen',
          measured: Math.max(slowest, ...ready),
          bound: DEADLINES.answerMs,
          unit: 'ms',
        }),
        atMost({ what: 'First useful answer after it', measured: first - thawed, bound: 1000, unit: 'ms' }),
      ],
    };
  } finally {
    isOver = true;
    callers.close();
  }
}
