import { HOUR_MS } from '#lib/durations.ts';
import { cellCentre, chordSquared, chordSquaredOfKm, type Place, pointOf } from '#lib/earth.ts';
import type { Services } from '#platform/services.ts';
import { NEARBY_KM } from '../rules.ts';
import { listVerifiedByCell } from './nearby-store.ts';

type Parts = Pick<Services, 'db' | 'clock'>;
type Cells = Awaited<ReturnType<typeof listVerifiedByCell>>;

/** Counts change at night: an hour late is soon enough. */
const KEPT_MS = HOUR_MS;
const REACH = chordSquaredOfKm(NEARBY_KM);

/** Verified, active members of the squares whose centre is within reach of a place. */
export function sumNearby(cells: Cells, place: Place): number {
  const point = pointOf(place);
  const near = cells.filter(({ cell }) => chordSquared(pointOf(cellCentre(cell)), point) <= REACH);
  return near.reduce((sum, { members }) => sum + members, 0);
}

/** The counts of a node, some thousand rows, read once an hour. */
export function cacheVerifiedByCell(): (parts: Parts) => Promise<Cells> {
  const known = new WeakMap<Parts['db'], { at: number; cells: Promise<Cells> }>();
  return ({ db, clock }) => {
    const now = clock.now().getTime();
    const last = known.get(db);
    if (last && Math.abs(now - last.at) < KEPT_MS) return last.cells;
    const cells = listVerifiedByCell(db);
    known.set(db, { at: now, cells });
    cells.catch(() => known.delete(db));
    return cells;
  };
}
