import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Defer } from './end-within.ts';

const BLOCKS = [1024 * 1024, 4096, 1];

/** A disk of its own in memory, which can be filled to the last byte and closed to writing. */
export class SmallDisk {
  private readonly folder: string;
  private readonly ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.ballast = join(folder, 'ballast');
  }

  /** @returns nothing where this user may not mount; the folder is there all the same */
  static mount(folder: string, megabytes: number, defer: Defer): SmallDisk | undefined {
    mkdirSync(folder, { recursive: true });
    const mounted = spawnSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${megabytes}m,mode=0777`,
      'tmpfs',
      folder,
    ]);
    if (mounted.status !== 0) return undefined;
    // Whatever is still open there goes with the processes that hold it.
    defer(async () => spawnSync('umount', ['-l', folder]));
    return new SmallDisk(folder);
  }

  /** Leaves not one byte, and keeps what is freed meanwhile when called again. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const size of BLOCKS) writeUntilFull(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  readOnly(): void {
    this.remount('ro');
  }

  writable(): void {
    this.remount('rw');
  }

  private remount(how: 'ro' | 'rw'): void {
    const { status, stderr } = spawnSync('mount', ['-o', `remount,${how}`, this.folder], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The disk cannot be made ${how}: ${stderr}`);
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  for (;;)
    try {
      if (writeSync(file, block) < block.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
}
