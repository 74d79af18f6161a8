import type { Database } from '#platform/database/client.ts';
import type { Selection } from '../contract.ts';
import { CRITERIA, toldCount } from '../rules.ts';
import { countSetAside } from './candidate-store.ts';
import type { LocatedCard } from './located-card-store.ts';

/** The criterion that alone sets most people aside, when they are ten or more. @param today ISO date in Paris */
export async function findCriterionToWiden(
  db: Database,
  card: LocatedCard,
  today: string,
): Promise<Selection['widen']> {
  const counts = await countSetAside(db, card, today);
  const [criterion] = [...CRITERIA].sort((a, b) => counts[b] - counts[a]);
  const people = criterion && toldCount(counts[criterion]);
  return criterion && people ? { criterion, people } : null;
}
