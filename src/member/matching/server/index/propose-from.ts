import { cellBands } from '#lib/earth.ts';
import type { LocatedCard } from '../located-card-store.ts';
import { BestRows } from './best-rows.ts';
import type { Bucket } from './bucket.ts';
import type { CardIndex } from './card-index.ts';
import { ARRIVED_FROM, ROW_WORDS } from './card-row.ts';
import type { AmongIds, Ranked } from './ranked.ts';
import { type Scan, scanRows } from './scan.ts';
import { viewOf } from './view.ts';

/** A selection has four places; the margin covers people who leave before confirmation. */
export const PROPOSED = 16;
const SECOND_MS = 1000;
const EVER = -(2 ** 31);

export type Asked = {
  card: LocatedCard;
  today: string;
  excluded: readonly string[];
  /** Ids of the members whose four show this member (D41). */
  mutual: readonly string[];
  /** Love points frozen as this member was shown them (D9). */
  views: readonly { person: string; points: number }[];
  among: AmongIds;
};

/** Best matches in memory, in the order of `rankingSql`; at most `PROPOSED`. */
export function proposeFrom(index: CardIndex, asked: Asked): Ranked[] {
  const { card, today, among } = asked;
  const { ids } = index;
  const best = new BestRows(PROPOSED, (one, other) => ids.idOf(one) < ids.idOf(other));
  const except = handlesOf(index, [card.id, ...asked.excluded, ...(among.except ?? [])]);
  const arrivedFrom = among.arrivedSince
    ? Math.floor(among.arrivedSince.getTime() / SECOND_MS) - ARRIVED_FROM
    : EVER;
  const mutual = handlesOf(index, asked.mutual);
  const scan = { view: viewOf(card, today), reaches: index.reaches, except, mutual, arrivedFrom, best };
  const only = among.only && handlesOf(index, among.only);
  scanFrozen(index, scan, asked.views, only);
  if (only) for (const handle of only) scanOne(index, scan, handle);
  else scanAround(index, scan, card);
  return Array.from({ length: best.length }, (_, place) => ({
    id: ids.idOf(best.handles[place] ?? 0),
    score: best.scores[place] ?? 0,
  }));
}

/** Scores people with frozen points separately, so that the main scan can ignore them. */
function scanFrozen(
  index: CardIndex,
  scan: Scan & { except: Set<number> },
  views: Asked['views'],
  only: ReadonlySet<number> | undefined,
): void {
  for (const { person, points } of views) {
    const handle = index.ids.find(person);
    if (handle === undefined || (only && !only.has(handle))) continue;
    scanOne(index, scan, handle, points);
    scan.except.add(handle);
  }
}

function scanOne(index: CardIndex, scan: Scan, handle: number, lovePoints?: number): void {
  const { bucket, kind, at } = index.placeOfRow(handle);
  if (scan.view.kinds.includes(kind)) scanRows(scan, bucket.words, at, at + ROW_WORDS, lovePoints);
}

function scanAround(index: CardIndex, scan: Scan, { place, max_distance }: LocatedCard): void {
  const visit = ({ words, end }: Bucket) => scanRows(scan, words, 0, end);
  for (const { from, to } of cellBands(place, max_distance))
    for (const kind of scan.view.kinds) index.forEachBucket(kind, from, to, visit);
}

function handlesOf({ ids }: CardIndex, some: readonly string[]): Set<number> {
  const handles = new Set<number>();
  for (const id of some) {
    const handle = ids.find(id);
    if (handle !== undefined) handles.add(handle);
  }
  return handles;
}
