import { availableParallelism, cpus, loadavg } from 'node:os';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Describes the machine in one line, since measurements depend on it. */
export function machineLine(): string {
  const cores = `${availableParallelism()} cores ${cpus()[0]?.model ?? ''}`;
  return `Node ${process.versions.node}, ${cores}, load ${loadavg()[0]?.toFixed(1)}`;
}
