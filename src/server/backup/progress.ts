import type { ArchivedFile } from './archive.ts';

export type Say = (line: string) => void;

const SAID_EVERY_MS = 2000;
const MB = 1_000_000;

/** Reports the progress of a long step every two seconds and at its end: count, megabytes, and rate. */
export function trackProgress(say: Say) {
  let bytes = 0;
  let started = performance.now();
  let said = started;
  const lineOf = (what: string) => {
    const seconds = Math.max((performance.now() - started) / 1000, 0.001);
    return `  ${what}, ${(bytes / MB).toFixed(1)} Mo, ${(bytes / MB / seconds).toFixed(0)} Mo/s`;
  };
  return {
    through:
      <File extends ArchivedFile>(work: (file: File) => Promise<void>) =>
      (file: File) => {
        bytes += file.size;
        return work(file);
      },
    tell: (what: string) => {
      if (performance.now() - said < SAID_EVERY_MS) return;
      said = performance.now();
      say(lineOf(what));
    },
    end: (what: string) => {
      say(lineOf(what));
      bytes = 0;
      started = performance.now();
      said = started;
    },
  };
}
