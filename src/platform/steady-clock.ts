import type { Clock } from 'pg-boss';

/**
 * For the intervals of the job queue: it does not jump when the clock of the machine is set. By the other one a worker
 * that was busy while it was set back an hour waits an hour for its next look, and so do cron and expiry.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
