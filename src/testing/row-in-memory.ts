import type { CardIndex } from '#member/matching/server/index/card-index.ts';
import {
  BIRTH_AND_REACH,
  BIRTH_SHIFT,
  HANDLE,
  REACH_MASK,
  ROW_WORDS,
} from '#member/matching/server/index/card-row.ts';

/**
 * What an index holds of someone, without the numbers that are its own; nothing when it does not know them.
 * @param cell where they must be found
 */
export function rowInMemory(index: CardIndex, id: string, cell: number) {
  const handle = index.ids.find(id);
  if (handle === undefined) return undefined;
  const { bucket, kind, at } = index.placeOfRow(handle);
  const row = bucket.words.subarray(at, at + ROW_WORDS);
  const birthAndReach = row[BIRTH_AND_REACH] ?? 0;
  return {
    id: index.ids.idOf(row[HANDLE] ?? -1),
    isInCell: index.findBucket(kind, cell) === bucket,
    words: [...row].filter((_, word) => word !== HANDLE && word !== BIRTH_AND_REACH),
    birthDay: birthAndReach >>> BIRTH_SHIFT,
    reach: index.reaches[birthAndReach & REACH_MASK],
    kind,
  };
}
