import { HOUR_MS } from '#lib/durations.ts';
import { cellCentre, chordSquared, chordSquaredOfKm, type Place, pointOf } from '#lib/earth.ts';
import { keptFor } from '#platform/kept-for.ts';
import { NEARBY_KM } from '../rules.ts';
import { listMembersByCell } from './nearby-store.ts';

type Cells = Awaited<ReturnType<typeof listMembersByCell>>;

/** The counts change at night: an hour’s delay is fine. */
const KEPT_MS = HOUR_MS;
const REACH = chordSquaredOfKm(NEARBY_KM);

/** Sums the members of the cells whose centre is within reach of a place. */
export function sumNearby(cells: Cells, place: Place): { members: number; verified: number } {
  const point = pointOf(place);
  const near = cells.filter(({ cell }) => chordSquared(pointOf(cellCentre(cell)), point) <= REACH);
  return near.reduce(
    (sum, { members, verified }) => ({ members: sum.members + members, verified: sum.verified + verified }),
    { members: 0, verified: 0 },
  );
}

/** The counts, some thousand rows, cached for an hour per node. */
export const readMembersByCell = keptFor(KEPT_MS, ({ db }) => listMembersByCell(db));
