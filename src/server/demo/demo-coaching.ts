import { assignCoach } from '#features/accompaniment/coaches/server/shared/assign-coach.ts';
import { BUILT_IN_COACHES } from '#features/accompaniment/coaches/texts.ts';
import { upcomingDates } from '#features/accompaniment/workshops/rules.ts';
import { insertRegistration } from '#features/accompaniment/workshops/server/registration-store.ts';
import { insertDates } from '#features/accompaniment/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { coaches } from '#server/schema.ts';

/** The numbers that are kept for fiction, and a page that nobody has. */
const PHONES = ['06 39 98 12 34', null, '06 39 98 56 78', null];
const BOOKING_LINKS = [
  'https://calendly.com/exemple-lueur',
  'https://calendly.com/exemple-lueur',
  null,
  null,
];
const TWO_WEEKS_MS = 14 * 86_400_000;

/** The built-in coaches as the team would store them. */
export async function insertDemoCoaches(tx: Database): Promise<void> {
  await tx.insert(coaches).values(
    BUILT_IN_COACHES.map(({ key, firstName, lastName, role, bio }, place) => ({
      id: `coach-${key}`,
      first_name: firstName,
      last_name: lastName,
      specialty: role,
      bio,
      email: `${key}@exemple.invalid`,
      phone: PHONES[place] ?? null,
      calendly: BOOKING_LINKS[place] ?? null,
    })),
  );
}

/** A coach for the demonstration's member, with one workshop behind her and one ahead. */
export async function accompanyDemoAccount(tx: Database, member: string, now: Date): Promise<void> {
  await assignCoach(tx, member, now);
  const past = upcomingDates(1, new Date(now.getTime() - TWO_WEEKS_MS), 1);
  const ahead = upcomingDates(8, now, 1);
  await insertDates(tx, [...past, ...ahead]);
  for (const { id } of [...past, ...ahead])
    await insertRegistration(tx, { session_id: id, user_id: member, status: 'registered', created_at: now });
}
