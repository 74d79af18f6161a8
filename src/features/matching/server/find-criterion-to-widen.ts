import type { Database } from '#platform/database/client.ts';
import type { Selection } from '../contract.ts';
import { SET_ASIDE_BY, toldCount } from '../rules.ts';
import { countSetAside } from './candidate-store.ts';
import type { LocatedCard } from './located-card-store.ts';

/**
 * What sets most people aside, when they are ten or more: a criterion alone, or both distances together.
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
  return criterion && people ? { criterion, people } : null;
}
