import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

/** Above this ratio the operator must look after a disk (security.md, 53). */
export const ALMOST_FULL = 0.8;
const LOOKED_AT_EVERY_MS = 60_000;

export type DiskUse = { disk: string; used: number };

type Disks = Readonly<Record<string, string>>;

/** How much of the disk under each folder is used, from 0 to 1; an unreadable folder is left out. */
export async function listDiskUse(disks: Disks): Promise<DiskUse[]> {
  const seen = Object.entries(disks).map(async ([disk, folder]) => {
    const found = await statfs(folder).catch(() => undefined);
    return found ? [{ disk, used: usedRatio(found) }] : [];
  });
  return (await Promise.all(seen)).flat();
}

/** The figure of `df`: blocks that only root may use count neither as used nor as free. */
export function usedRatio({ blocks, bfree, bavail }: Pick<StatsFs, 'blocks' | 'bfree' | 'bavail'>): number {
  const used = blocks - bfree;
  return used / (used + bavail);
}

/** Logs each minute which disks are almost full, while there is still room to act. @returns a function that stops it */
export function watchDisks(list: () => Promise<readonly DiskUse[]>, log: Log): () => void {
  const look = async () => {
    for (const { disk, used } of await list())
      if (used >= ALMOST_FULL) log('error', 'disk-almost-full', { disk, percent: Math.round(used * 100) });
  };
  void look();
  const timer = setInterval(look, LOOKED_AT_EVERY_MS).unref();
  return () => clearInterval(timer);
}
