import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerNode } from '../shared/server-node.ts';

const HOOK = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));

/** The clock by which nodes live; it can jump while they run. */
export class NodeClock {
  private readonly file: string;
  private shiftMs: number;
  private latestBefore: Date;

  /** @param folder of the run @param start when the nodes take it to be */
  constructor(folder: string, start: Date) {
    this.file = join(folder, 'shift');
    this.shiftMs = start.getTime() - Date.now();
    this.latestBefore = start;
    this.write();
  }

  /** What a node needs to live by it. */
  get flags(): string[] {
    return ['--import', HOOK];
  }

  get variables(): Record<string, string> {
    return { SHIFT_FILE: this.file };
  }

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** The latest instant that it has shown. */
  latest(): Date {
    return new Date(Math.max(this.latestBefore.getTime(), this.now().getTime()));
  }

  /** Jumps, for all nodes, at once. */
  jumpTo(instant: Date, nodes: readonly ServerNode[]): void {
    this.latestBefore = this.latest();
    this.shiftMs = instant.getTime() - Date.now();
    this.write();
    for (const node of nodes) node.signal('SIGUSR2');
  }

  private write(): void {
    writeFileSync(this.file, String(this.shiftMs));
  }
}
