import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exists while the embedded database is open; its content names this boot of the machine. */
const MARK = 'database.open';

export type LastEnd = 'closed' | 'killed' | 'power-cut';

export function findLastEnd(dataDir: string): LastEnd {
  const boot = read(join(dataDir, MARK));
  if (boot === undefined) return 'closed';
  return boot === bootOfMachine() ? 'killed' : 'power-cut';
}

export function markOpen(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), bootOfMachine(), { flush: true });
}

export function markClosed(dataDir: string): void {
  rmSync(join(dataDir, MARK), { force: true });
}

/** Changes with each boot of the machine; constant where the system does not tell. */
function bootOfMachine(): string {
  return read('/proc/sys/kernel/random/boot_id') ?? 'unknown';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
