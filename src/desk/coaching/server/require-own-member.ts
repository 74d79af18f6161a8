import { findCoachOfStaff } from '#member/coaches/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { type CoachedPair, findAssignment } from './store.ts';

/**
 * The door to a member at a coach's desk: those whom they accompany at this moment, and nobody else. Refused and unknown
 * are the same to who asks.
 */
export async function findOwnMember(
  db: Database,
  staff: { id: string },
  member: string,
): Promise<(CoachedPair & { since: Date }) | undefined> {
  const coach = await findCoachOfStaff(db, staff.id);
  if (!coach) return undefined;
  const pair = { member, coach: coach.id };
  const since = await findAssignment(db, pair);
  return since && { ...pair, since };
}
