import { eq } from 'drizzle-orm';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { findCoachOf } from '#member/coaches/server/store.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { upcomingDates } from '#member/workshops/rules.ts';
import { insertRegistration } from '#member/workshops/server/registration-store.ts';
import { findDateCoach } from '#member/workshops/server/shared/date-coach.ts';
import { insertDates } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { coaches, coachMessages, staff } from '#server/schema.ts';
import { staffIdOf } from './demo-staff.ts';
import type { Demonstration } from './demonstration.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;

export async function insertDemoCoaches(tx: Database, contacts: Demonstration['coaches']): Promise<void> {
  await tx.insert(coaches).values(
    BUILT_IN_COACHES.map(({ key, firstName, lastName, role, bio, tags }, place) => ({
      ...contacts[key],
      id: `coach-${key}`,
      first_name: firstName,
      last_name: lastName,
      specialty: role,
      bio,
      email: `${key}@exemple.invalid`,
      tags: [...tags],
      position: place,
      example: true,
    })),
  );
}

export async function accompanyDemoAccount(
  tx: Database,
  { account: { id: member }, coachGreeting }: Demonstration,
  now: Date,
): Promise<void> {
  await assignCoach(tx, member, now);
  const coach = await findCoachOf(tx, member);
  if (!coach) throw new Error('No coach accompanies the demo account');
  await tx.insert(coachMessages).values({
    user_id: member,
    coach_id: coach.id,
    written_by: 'coach',
    client_id: crypto.randomUUID(),
    content: coachGreeting.replace('{coach}', coach.first_name),
    read: true,
    created_at: now,
  });
  // This coach is the colleague with the role of coach.
  await tx
    .update(coaches)
    .set({ staff_id: staffIdOf('coach') })
    .where(eq(coaches.id, coach.id));
  await tx
    .update(staff)
    .set({ first_name: coach.first_name })
    .where(eq(staff.id, staffIdOf('coach')));
  const past = upcomingDates(1, new Date(now.getTime() - TWO_WEEKS_MS), 1);
  const ahead = upcomingDates(8, now, 1);
  await insertDates(tx, [...past, ...ahead]);
  for (const { id, workshopId } of [...past, ...ahead])
    await insertRegistration(tx, {
      session_id: id,
      user_id: member,
      status: 'registered',
      created_at: now,
      coach_name: (await findDateCoach(tx, { coach_id: null, workshop_id: workshopId })).name,
    });
}
