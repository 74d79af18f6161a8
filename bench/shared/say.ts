import { availableParallelism, cpus, loadavg } from 'node:os';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a measure depends on, in one line. */
export function machineLine(): string {
  const cores = `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}`;
  return `Node ${process.versions.node}, ${cores}, load ${loadavg()[0]?.toFixed(1)}`;
}
