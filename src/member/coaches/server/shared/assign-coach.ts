import { hasAnsweredEverything } from '#member/answers/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { findNextCoach, insertAssignment, isAssigned } from '../store.ts';

/**
 * Gives a member whose funnel is complete the coach who has fewest members. Asked again it changes nothing; called
 * where each questionnaire is saved, in that transaction, and again when a member looks for their coach.
 */
export async function assignCoach(tx: Database, member: string, now: Date): Promise<void> {
  if (await isAssigned(tx, member)) return;
  if (!(await hasAnsweredEverything(tx, member))) return;
  const coach = await findNextCoach(tx);
  if (coach !== undefined) await insertAssignment(tx, member, coach, now);
}
