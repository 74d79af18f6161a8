import type { Clock } from 'pg-boss';

/**
 * For the intervals of the job queue: it does not jump when the clock of the machine is set. With the wall clock, a
 * busy worker would wait an hour for its next poll after the clock was set back an hour, and so would cron and expiry.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
