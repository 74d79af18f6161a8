import { chordSquaredOfKm } from '#lib/earth.ts';
import { furtherSearches, type SearchNumbers, widerAges } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Selection } from '../contract.ts';
import { SET_ASIDE_BY, type SetAsideBy, toldCount } from '../rules.ts';
import { countSetAside } from './candidate-store.ts';
import type { LocatedCard } from './located-card-store.ts';

/**
 * Finds the criterion that excludes most people, and the member’s narrowest search that reaches ten of them.
 * @param today ISO date in Paris
 */
export async function findCriterionToWiden(
  db: Database,
  card: LocatedCard,
  today: string,
): Promise<Selection['widen']> {
  const counts = await countSetAside(db, card, today);
  const [criterion] = [...SET_ASIDE_BY].sort((a, b) => counts[b] - counts[a]);
  const people = criterion && toldCount(counts[criterion]);
  if (!criterion || !people) return null;
  const { min_age, max_age, max_distance } = card;
  const search = { min_age, max_age, max_distance };
  const reached = async (wider: SearchNumbers) =>
    toldCount(counts[criterion] - (await countSetAside(db, searching(card, wider), today))[criterion]);
  return {
    criterion,
    people,
    search,
    wider: await findNarrowest(widerSearches[criterion]?.(search) ?? [], reached),
  };
}

/** Only numeric criteria of the member can be widened. */
const widerSearches: Partial<Record<SetAsideBy, (search: SearchNumbers) => SearchNumbers[]>> = {
  age: widerAges,
  distance: furtherSearches,
  'both-distances': furtherSearches,
};

/** Binary search: a wider search reaches at least the people of a narrower one. */
async function findNarrowest(
  among: readonly SearchNumbers[],
  reached: (wider: SearchNumbers) => Promise<number | null>,
) {
  let left = among;
  let narrowest: (SearchNumbers & { people: number }) | null = null;
  while (left.length > 0) {
    const middle = Math.floor(left.length / 2);
    const wider = left[middle];
    const people = wider && (await reached(wider));
    if (people) narrowest = { ...wider, people };
    left = people ? left.slice(0, middle) : left.slice(middle + 1);
  }
  return narrowest;
}

const searching = (card: LocatedCard, search: SearchNumbers): LocatedCard => ({
  ...card,
  ...search,
  max_chord_sq: chordSquaredOfKm(search.max_distance),
});
