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
    // Blocks reserved for root do not count as free.
    return found ? [{ disk, used: 1 - found.bavail / found.blocks }] : [];
  });
  return (await Promise.all(seen)).flat();
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
