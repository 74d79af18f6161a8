import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClock } from '#testing/test-clock.ts';
import { NodeClock } from '../faults/node-clock.ts';

/** When every test begins: the examples of the endpoints name days around it. */
const BEGINS = '2026-11-21T12:00:00+01:00';

/** A clock that begins at that instant and goes on, the same for the nodes and for whoever asks them. */
export class RunningClock extends TestClock {
  readonly ofNodes = new NodeClock(mkdtempSync(join(tmpdir(), 'lueur-clock-')), new Date(BEGINS));

  override now = (): Date => this.ofNodes.now();
}
