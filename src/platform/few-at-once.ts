import { BusyError } from './database/busy.ts';

const RETRY_S = 1;

/**
 * Runs a kind of work with a limited concurrency, the rest in order of arrival.
 * @param patienceMs longest wait
 * @returns a function that runs one task
 * @throws BusyError after too long a wait
 */
export function fewAtOnce(places: number, patienceMs: number) {
  const queue: (() => void)[] = [];
  let free = places;

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  function enter(): Promise<void> | undefined {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(admit), 1);
        reject(new BusyError(RETRY_S));
      }, patienceMs);
      queue.push(admit);
    });
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
