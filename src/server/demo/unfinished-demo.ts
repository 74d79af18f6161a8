import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markerIn = (dataDir: string) => join(dataDir, 'demonstration-unfinished');

/** Marks the data directory while the demonstration is inserted, since Ctrl+C may end the first start at any moment. */
export async function markUnfinished<Seeded>(dataDir: string, seed: () => Promise<Seeded>): Promise<Seeded> {
  writeFileSync(markerIn(dataDir), '');
  const seeded = await seed();
  rmSync(markerIn(dataDir));
  return seeded;
}

/** Deletes the embedded database of an interrupted first start: it holds no input, as the server was not listening yet. */
export function removeUnfinishedDemo(dataDir: string): void {
  if (!existsSync(markerIn(dataDir))) return;
  rmSync(join(dataDir, 'database'), { recursive: true, force: true });
  rmSync(markerIn(dataDir));
}
