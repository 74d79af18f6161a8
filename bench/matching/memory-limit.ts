import { cellBands } from '#lib/earth.ts';
import { BestRows } from '#member/matching/server/index/best-rows.ts';
import type { Bucket } from '#member/matching/server/index/bucket.ts';
import { type CardIndex, CARD_KINDS } from '#member/matching/server/index/card-index.ts';
import { scanRows } from '#member/matching/server/index/scan.ts';
import { viewOf } from '#member/matching/server/index/view.ts';
import type { LocatedCard } from '#member/matching/server/located-card-store.ts';
import { day } from './world.ts';

const CELLS_OF_FRANCE = { latitude: 46.5, longitude: 2.5 };
const ACROSS_FRANCE_KM = 900;
const PROPOSED = 16;
const EVER = -(2 ** 31);

/** The rows that a ranking has to look at: of those whom a member seeks and who seek them, in the cells around. */
export function visitedRows(index: CardIndex, card: LocatedCard): Int32Array[] {
  return rowsOf(index, viewOf(card, day).kinds, card.place, card.max_distance);
}

/** Every row of each kind, one after the other: what a flat scan reads. */
export function flatRows(index: CardIndex): Int32Array[] {
  return Array.from({ length: CARD_KINDS }, (_, kind) => {
    const rows = rowsOf(index, [kind], CELLS_OF_FRANCE, ACROSS_FRANCE_KM);
    const flat = new Int32Array(rows.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const words of rows) {
      flat.set(words, end);
      end += words.length;
    }
    return flat;
  });
}

function rowsOf(
  index: CardIndex,
  kinds: readonly number[],
  place: LocatedCard['place'],
  km: number,
): Int32Array[] {
  const rows: Int32Array[] = [];
  for (const { from, to } of cellBands(place, km)) {
    for (let cell = from; cell <= to; cell += 1) {
      for (const kind of kinds) {
        const bucket: Bucket | undefined = index.findBucket(kind, cell);
        if (bucket) rows.push(bucket.words.subarray(0, bucket.end));
      }
    }
  }
  return rows;
}

/** Reads every word once and does nothing with it: the least that JavaScript can take for these rows. */
export function passOver(rows: readonly Int32Array[]): number {
  let sum = 0;
  for (const words of rows) {
    for (let at = 0; at < words.length; at += 1) sum = (sum + (words[at] ?? 0)) | 0;
  }
  return sum;
}

/** Copies the same bytes as the machine copies memory. */
export function copyInto(target: Int32Array, rows: readonly Int32Array[]): void {
  let end = 0;
  for (const words of rows) {
    target.set(words, end);
    end += words.length;
  }
}

/** The same judgement of every row of the right kinds, wherever they live. @returns handles, best first */
export function scanFlat(index: CardIndex, flat: readonly Int32Array[], card: LocatedCard): number[] {
  const best = new BestRows(PROPOSED, (one, other) => index.ids.idOf(one) < index.ids.idOf(other));
  const own = index.ids.find(card.id) ?? -1;
  const view = viewOf(card, day);
  const except = new Set([own]);
  const scan = { view, reaches: index.reaches, except, mutual: new Set<number>(), arrivedFrom: EVER, best };
  for (const kind of view.kinds) {
    const words = flat[kind];
    if (words) scanRows(scan, words, 0, words.length);
  }
  return Array.from(best.handles.subarray(0, best.length));
}
