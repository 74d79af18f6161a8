import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerNode } from '../shared/server-node.ts';

const HOOK = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));

/** The clock of the nodes; it can jump while they run. */
export class NodeClock {
  private readonly file: string;
  private shiftMs: number;
  private latestBefore: Date;

  /**
   * @param folder of the run
   * @param start initial time
   */
  constructor(folder: string, start: Date) {
    this.file = join(folder, 'shift');
    this.shiftMs = start.getTime() - Date.now();
    this.latestBefore = start;
    this.write();
  }

  /** Node flags that make a process use this clock. */
  get flags(): string[] {
    return ['--import', HOOK];
  }

  get variables(): Record<string, string> {
    return { SHIFT_FILE: this.file };
  }

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** Returns the latest instant that it has shown. */
  latest(): Date {
    return new Date(Math.max(this.latestBefore.getTime(), this.now().getTime()));
  }

  /** Makes the clock of all nodes jump at once. */
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
