import { builtInCoach } from '#member/coaches/texts.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { coachAssignments, coaches, workshopLeaders } from '#server/schema.ts';
import type { TestApp } from './test-app.ts';

export const TEST_COACH = 'coach-antoine';

/**
 * Stores a coach, named like an example of the build, who leads the eighth workshop.
 * @param staff his account at the desk
 * @param members coached by him
 */
export async function storeCoach(
  app: TestApp,
  {
    staff,
    members = [],
    email = 'antoine@exemple.invalid',
  }: { staff?: string; members?: readonly string[]; email?: string } = {},
): Promise<void> {
  const { firstName, lastName } = builtInCoach(workshopOf(8).coach);
  const names = { first_name: firstName, last_name: lastName };
  await app.db
    .insert(coaches)
    .values({ id: TEST_COACH, ...names, specialty: 's', bio: 'b', email, staff_id: staff ?? null });
  await app.db.insert(workshopLeaders).values({ workshop_id: 8, coach_id: TEST_COACH });
  for (const user_id of members)
    await app.db
      .insert(coachAssignments)
      .values({ user_id, coach_id: TEST_COACH, assigned_at: app.clock.now() });
}
