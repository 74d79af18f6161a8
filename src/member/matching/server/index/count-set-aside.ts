import { SET_ASIDE_BY, type SetAsideBy } from '../../rules.ts';
import type { LocatedCard } from '../located-card-store.ts';
import type { CardIndex } from './card-index.ts';
import {
  AGE_MASK,
  ANSWERS,
  BIRTH_AND_REACH,
  BIRTH_SHIFT,
  HANDLE,
  MAX_AGE_SHIFT,
  MIN_AGE_SHIFT,
  REACH_MASK,
  REFUSES_SHIFT,
  ROW_WORDS,
  SEARCH,
  TRAITS_SHIFT,
} from './card-row.ts';
import { chordFrom, isWithinReach, word } from './row-distance.ts';
import { viewOf } from './view.ts';

export type SetAsideCounts = Record<SetAsideBy, number>;

/** Counts over the whole country, as SQL does. @param excluded ids not counted @param today ISO date in Paris */
export function countSetAsideIn(
  index: CardIndex,
  me: LocatedCard,
  today: string,
  excluded: readonly string[],
): SetAsideCounts {
  const view = viewOf(me, today);
  const except = new Set([me.id, ...excluded].map((id) => index.ids.find(id)));
  const counts = new Int32Array(SET_ASIDE_BY.length);
  const [refusesMe, refusedByMe] = [me.traits << REFUSES_SHIFT, me.refuses << TRAITS_SHIFT];
  for (const { words, end } of index.bucketsOf(view.pairs)) {
    for (let at = 0; at < end; at += ROW_WORDS) {
      const answers = word(words, at + ANSWERS);
      if ((answers & refusesMe) !== 0) continue;
      const birthAndReach = word(words, at + BIRTH_AND_REACH);
      const search = word(words, at + SEARCH);
      let unmet = (answers & refusedByMe) === 0 ? 0 : DEALBREAKERS;
      if (((birthAndReach >>> BIRTH_SHIFT) - view.firstBirthDay) >>> 0 > view.birthDays) unmet |= AGE;
      if (view.age < ((search >>> MIN_AGE_SHIFT) & AGE_MASK)) unmet |= THEIR_AGE;
      if (view.age > ((search >>> MAX_AGE_SHIFT) & AGE_MASK)) unmet |= THEIR_AGE;
      if (isSeveral(unmet)) continue;
      const chord = chordFrom(view.point, words, at);
      if (chord > view.maxChordSquared) unmet |= DISTANCE;
      const reach = index.reaches[birthAndReach & REACH_MASK] ?? 0;
      if (!isWithinReach(chord, reach, view.left, words, at)) unmet |= THEIR_DISTANCE;
      if (
        unmet === 0 ||
        (isSeveral(unmet) && unmet !== BOTH_DISTANCES) ||
        except.has(word(words, at + HANDLE))
      )
        continue;
      const place = placeOfBit(unmet);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const countOf = (bit: number) => counts[placeOfBit(bit)] ?? 0;
  return {
    age: countOf(AGE),
    distance: countOf(DISTANCE),
    dealbreakers: countOf(DEALBREAKERS),
    'their-age': countOf(THEIR_AGE),
    'their-distance': countOf(THEIR_DISTANCE),
    'both-distances': countOf(BOTH_DISTANCES),
  };
}

/** Criteria a row fails, as bit flags, to avoid allocating per row. */
const [AGE, DISTANCE, DEALBREAKERS, THEIR_AGE, THEIR_DISTANCE] = [1, 2, 4, 8, 16] as const;
const BOTH_DISTANCES = DISTANCE | THEIR_DISTANCE;
const isSeveral = (bits: number) => (bits & (bits - 1)) !== 0;
/** Index of a single criterion; both distances come last. */
const placeOfBit = (bits: number) =>
  bits === BOTH_DISTANCES ? SET_ASIDE_BY.length - 1 : 31 - Math.clz32(bits);
