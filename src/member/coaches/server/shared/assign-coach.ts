import { hasAnsweredEverything } from '#member/answers/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { findNextCoach, insertAssignment, isAssigned } from '../store.ts';

/**
 * Assigns the coach with the fewest members once the funnel is complete; idempotent. Called in the transaction of each
 * saved questionnaire, and when a member opens the coach page.
 */
export async function assignCoach(tx: Database, member: string, now: Date): Promise<void> {
  if (await isAssigned(tx, member)) return;
  if (!(await hasAnsweredEverything(tx, member))) return;
  const coach = await findNextCoach(tx);
  if (coach !== undefined) await insertAssignment(tx, member, coach, now);
}
