import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { findCoachOf } from '#member/coaches/server/store.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { upcomingDates } from '#member/workshops/rules.ts';
import { insertRegistration } from '#member/workshops/server/registration-store.ts';
import { findDateCoach } from '#member/workshops/server/shared/date-coach.ts';
import { insertDates } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { coaches, coachMessages } from '#server/schema.ts';

/** Numbers reserved for fiction, and a page that does not exist. */
const PHONES = ['06 39 98 12 34', null, '06 39 98 56 78', null];
const BOOKING_LINKS = [
  'https://calendly.com/exemple-lueur',
  'https://calendly.com/exemple-lueur',
  null,
  null,
];
const TWO_WEEKS_MS = 14 * 86_400_000;

export async function insertDemoCoaches(tx: Database): Promise<void> {
  await tx.insert(coaches).values(
    BUILT_IN_COACHES.map(({ key, firstName, lastName, role, bio, tags }, place) => ({
      id: `coach-${key}`,
      first_name: firstName,
      last_name: lastName,
      specialty: role,
      bio,
      email: `${key}@exemple.invalid`,
      phone: PHONES[place] ?? null,
      calendly: BOOKING_LINKS[place] ?? null,
      tags: [...tags],
      position: place,
      example: true,
    })),
  );
}

export async function accompanyDemoAccount(tx: Database, member: string, now: Date): Promise<void> {
  await assignCoach(tx, member, now);
  await greetFromCoach(tx, member, now);
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

async function greetFromCoach(tx: Database, member: string, now: Date): Promise<void> {
  const coach = await findCoachOf(tx, member);
  if (!coach) return;
  await tx.insert(coachMessages).values({
    user_id: member,
    coach_id: coach.id,
    written_by: 'coach',
    client_id: crypto.randomUUID(),
    content: `Bonjour, ici ${coach.first_name}. Je vous accompagne à partir d’aujourd’hui : écrivez-moi ici dès qu’une question vous vient, je vous lis avec plaisir.`,
    read: true,
    created_at: now,
  });
}
