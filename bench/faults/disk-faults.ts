import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { SmallDisk } from './small-disk.ts';
import type { Fault, Stage } from './stage.ts';
import type { Watch } from './watch.ts';

const FULL_MS = { least: 1_500, most: 3_500 };
const FILLED_AGAIN_EVERY_MS = 100;
const READ_ONLY_MS = 2_000;
export const BASE_IS_FULL = 'the disk of the base is full';
/** What writes nothing that anybody would miss. */
const READS = ['/api/session', '/api/selection', '/api/contacts', '/api/workshops'];

/** What happens to the disks under the base and the photos; nothing where this user may not mount any. */
export function faultsOfDisks({ disks, postgres }: Stage, chance: Chance, watch: Watch): Fault[] {
  if (!disks) return [];
  const full = async (disk: SmallDisk) => {
    const until = performance.now() + chance.between(FULL_MS.least, FULL_MS.most);
    // Whatever is freed meanwhile, such as by an ended transaction, is taken again.
    for (; performance.now() < until; await pause(FILLED_AGAIN_EVERY_MS)) await disk.fill();
  };
  return [
    {
      name: BASE_IS_FULL,
      weight: 3,
      async happen() {
        await disks.database.fill();
        await watch.during(BASE_IS_FULL, READS, () => full(disks.database));
        disks.database.free();
        // Without room for its journal PostgreSQL may end; its supervisor starts it again.
        await postgres?.comeBack();
      },
    },
    {
      name: 'the disk of the photos is full',
      weight: 2,
      async happen() {
        await full(disks.photos);
        disks.photos.free();
      },
    },
    {
      name: 'the disk of the photos is read-only',
      weight: 2,
      async happen() {
        await disks.photos.readOnly();
        await pause(READ_ONLY_MS);
        await disks.photos.writable();
      },
    },
  ];
}
