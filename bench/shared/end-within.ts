import { inspect } from 'node:util';
import { machineLine, say } from './say.ts';

/** To be called at the end in the opposite order, also when the run fails or is interrupted. */
export type Defer = (cleanUp: () => Promise<unknown>) => void;

export type BoundRun = {
  /** Of `performance.now()`: nothing new begins later. */
  endsAt: number;
  /** Whatever `part` defers is cleaned up as soon as it has ended. */
  scoped: <Result>(part: (defer: Defer) => Promise<Result>) => Promise<Result>;
};

/** What is left of the time for looking at the end and for cleaning up. */
const LAST_MS = 60_000;

/** A run that ends by itself, cleans up whatever happens, and exits with 1 when it fails or takes longer than it may. */
export async function endWithin(minutes: number, body: (run: BoundRun) => Promise<void>): Promise<void> {
  const limitMs = minutes * 60_000;
  const cleanUps: (() => Promise<unknown>)[] = [];
  const cleanUp = async (left = 0) => {
    while (cleanUps.length > left) await cleanUps.pop()?.().catch(sayError);
  };
  let isStopping = false;
  const stopNow = (code: number) => {
    if (!isStopping) void cleanUp().finally(() => process.exit(code));
    isStopping = true;
  };
  // A terminal tells every process, and a parent tells it again: the second time must not end the cleaning up.
  process.on('SIGINT', () => stopNow(130));
  process.on('SIGTERM', () => stopNow(143));
  const late = setTimeout(() => {
    say(`The run takes longer than its ${minutes} minutes: it is ended.`);
    stopNow(1);
  }, limitMs);
  say(machineLine());
  try {
    await body({
      endsAt: performance.now() + limitMs - LAST_MS,
      async scoped(part) {
        const before = cleanUps.length;
        try {
          return await part((one) => cleanUps.push(one));
        } finally {
          await cleanUp(before);
        }
      },
    });
  } catch (error) {
    process.exitCode = 1;
    sayError(error);
  } finally {
    clearTimeout(late);
    await cleanUp();
  }
}

function sayError(error: unknown): void {
  say(inspect(error));
}
