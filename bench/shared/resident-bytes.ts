import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes; NaN once it is gone. */
export function residentBytes(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kilobytes ?? Number.NaN) * 1024;
}
