import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

type Process = { parent: number; name: string; seconds: number };

/** Processor seconds by part of the system under test. */
export type CpuSeconds = { Node: number; PostgreSQL: number; nginx: number; 'the bench': number };

/**
 * Reads the processor time of each part since it started, including that of ended children. PostgreSQL counts every
 * process of that name below this one: the time of a closed connection passes to the postmaster.
 */
export function readCpu(nodes: readonly { pid: number }[], nginx?: { pid: number }): CpuSeconds {
  const all = readProcesses();
  const sum = (isMeant: (pid: number, process: Process) => boolean) =>
    [...all].reduce((seconds, [pid, one]) => (isMeant(pid, one) ? seconds + one.seconds : seconds), 0);
  return {
    Node: sum((pid) => nodes.some((node) => node.pid === pid)),
    PostgreSQL: sum((pid, { name }) => name === 'postgres' && isBelow(all, pid, process.pid)),
    nginx: nginx ? sum((pid) => pid === nginx.pid || isBelow(all, pid, nginx.pid)) : 0,
    'the bench': sum((pid) => pid === process.pid),
  };
}

export function spentSince(before: CpuSeconds, after: CpuSeconds): CpuSeconds {
  const spent = { ...after };
  for (const part of Object.keys(spent) as (keyof CpuSeconds)[]) spent[part] -= before[part];
  return spent;
}

/** Returns the resident memory of a process in bytes; NaN once it is gone. */
export function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kilobytes ?? Number.NaN) * 1024;
}

function isBelow(all: ReadonlyMap<number, Process>, pid: number, root: number): boolean {
  const parent = all.get(pid)?.parent ?? 0;
  return parent === root || (parent > 1 && isBelow(all, parent, root));
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [head = '', tail = ''] = readStat(entry).split(/\) (?=\w )/);
    // State, parent, and from the twelfth on the ticks in user mode and in the kernel, then those of ended children.
    const fields = tail.split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const seconds = (ticks || 0) / TICKS_PER_SECOND;
    found.set(Number(entry), { parent: Number(fields[1]), name: head.split('(')[1] ?? '', seconds });
  }
  return found;
}

/** Returns an empty string for an ended process. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
