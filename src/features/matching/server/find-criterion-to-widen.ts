import type { Database } from '#platform/database/client.ts';
import type { Selection } from '../contract.ts';
import { CRITERIA } from '../rules.ts';
import { countSetAside, type Ranking } from './candidate-store.ts';

/** The criterion that alone sets most people aside, when one does. @param today ISO date in Paris */
export async function findCriterionToWiden(
  db: Database,
  { card }: Ranking,
  today: string,
): Promise<Selection['widen']> {
  const counts = await countSetAside(db, card, today);
  const [criterion] = [...CRITERIA].sort((a, b) => counts[b] - counts[a]);
  return criterion && counts[criterion] > 0 ? { criterion, people: counts[criterion] } : null;
}
