import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';

const WORK_WITHIN_MS = 10_000;

/**
 * Repeats work with a pause after each run; a failure or a timeout is logged and does not end it.
 * @returns a function that stops it
 */
export function every(pauseMs: number, log: Log, work: () => Promise<void> | void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = () => {
    timer = setTimeout(run, pauseMs).unref();
  };
  const run = async () => {
    try {
      await within(WORK_WITHIN_MS, Promise.resolve(work()));
    } catch (error) {
      log('warn', 'live-work-failed', describeError(error));
    }
    if (!stopped) again();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
