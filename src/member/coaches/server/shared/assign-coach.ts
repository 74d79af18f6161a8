import { hasAnsweredEverything } from '#member/profile/server/answers-store.ts';
import type { Database } from '#platform/database/client.ts';
import { findNextCoach, insertAssignment, isAssigned } from '../store.ts';

/**
 * Assigns a coach once the funnel is complete. Idempotent. Called when a questionnaire is saved or the coach page is
 * opened.
 */
export async function assignCoach(tx: Database, member: string, now: Date): Promise<void> {
  if (await isAssigned(tx, member)) return;
  if (!(await hasAnsweredEverything(tx, member))) return;
  const coach = await findNextCoach(tx);
  if (coach !== undefined) await insertAssignment(tx, member, coach, now);
}
