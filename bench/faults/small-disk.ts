import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Defer } from '../shared/run-bench.ts';
import { waitUntil } from '../shared/wait-until.ts';

const BUSY_MS = 10_000;
const BLOCKS = [4 * 1024 * 1024, 4096];

/** A small disk in memory, which can be filled to the last byte and made read-only. */
export class SmallDisk {
  private readonly folder: string;
  private readonly ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.ballast = join(folder, 'ballast');
  }

  /** Returns undefined where this user may not mount; the folder exists all the same. */
  static mount(folder: string, megabytes: number, defer: Defer): SmallDisk | undefined {
    mkdirSync(folder, { recursive: true });
    const options = `size=${megabytes}m,mode=0777`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    if (status !== 0) return undefined;
    // Files still open there disappear with their processes.
    defer(async () => spawnSync('umount', ['-l', folder]));
    return new SmallDisk(folder);
  }

  /** Leaves no space; called again, takes what was freed meanwhile. */
  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      for (const size of BLOCKS) await writeUntilFull(file, Buffer.alloc(size));
    } finally {
      await file.close();
    }
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  readOnly(): Promise<void> {
    return this.remount('ro');
  }

  writable(): Promise<void> {
    return this.remount('rw');
  }

  /** A disk is busy while a file is being written: retry between two writes. */
  private async remount(how: 'ro' | 'rw'): Promise<void> {
    const isDone = () => spawnSync('mount', ['-o', `remount,${how}`, this.folder]).status === 0;
    if (!(await waitUntil(isDone, BUSY_MS))) throw new Error(`The disk cannot be made ${how}`);
  }
}

async function writeUntilFull(file: FileHandle, block: Buffer): Promise<void> {
  for (;;)
    try {
      if ((await file.write(block)).bytesWritten < block.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
}
