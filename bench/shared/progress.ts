import { say } from './say.ts';

const SAID_EVERY_MS = 2000;

/**
 * Prints the progress of a long step, every two seconds and at its end.
 * @returns a function to call with the count done so far
 */
export function trackProgress(what: string, total: number): (done: number) => void {
  const started = performance.now();
  let said = started;
  return (done) => {
    const now = performance.now();
    if (done < total && now - said < SAID_EVERY_MS) return;
    said = now;
    const percent = Math.floor((100 * done) / total);
    say(`  ${what}: ${percent} %, ${((now - started) / 1000).toFixed(0)} s`);
  };
}
