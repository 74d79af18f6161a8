import { openThread } from '#member/conversations/server/shared/open-thread.ts';
import { startConversation } from '#member/matching/server/shared/start-conversation.ts';
import { takeFoundingPlace } from '#member/membership/server/store.ts';
import { insertMessage } from '#member/messages/server/store.ts';
import { countNearby } from '#member/verification/server/count-nearby.ts';
import { hashPassword } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import type { Services } from '#platform/services.ts';
import { communes } from '#server/schema.ts';
import { DEMO_ACCOUNT, makeDemoAccount } from './demo-account.ts';
import { insertDemoAppointments } from './demo-appointments.ts';
import { accompanyDemoAccount, insertDemoCoaches } from './demo-coaching.ts';
import { insertDemoFigures } from './demo-figures.ts';
import { insertDemoThreads } from './demo-inbox.ts';
import type { DemoMember } from './demo-member.ts';
import { makeDemoMembers } from './demo-members.ts';
import { seedDemoModeration } from './demo-moderation.ts';
import { givePhotos } from './demo-photos.ts';
import { giveDemoCoachADesk, seedDemoStaff } from './demo-staff.ts';
import { type InsertedMember, insertMembers } from './insert-members.ts';

export const DEMO_LOGIN = { email: DEMO_ACCOUNT.email, password: 'une-lueur-ce-soir' } as const;
const MEMBERS = 600;
const FIRST_WRITER = 'demo-0005';

/** Fills an empty database with fictional members. Refused in production. @returns how many */
export async function seedDemo(services: Services): Promise<number> {
  if (services.env.production) throw new Error('Demo members are refused in production');
  const { db, clock } = services;
  const known = await db.select().from(communes);
  if (known.length === 0) throw new Error('The communes must be loaded before the demo members');
  const account = makeDemoAccount(known, today(clock));
  const members = [account, ...makeDemoMembers(known, today(clock), MEMBERS)];
  const password = await hashPassword(DEMO_LOGIN.password);
  await db.transaction((tx) => insertMembers(tx, members.map(asInserted), password, clock.now()));
  await givePhotos(services, members);
  await writeFirstMessages(services, account);
  await seedDemoModeration(services);
  await seedDemoStaff(services, DEMO_LOGIN.password);
  await db.transaction(async (tx) => {
    await insertDemoCoaches(tx);
    await accompanyDemoAccount(tx, account.id, clock.now());
    await giveDemoCoachADesk(tx, account.id);
    await insertDemoAppointments(tx, clock.now());
    await insertDemoThreads(tx, clock.now());
    await takeFoundingPlace(tx, account.id, clock.now());
    await insertDemoFigures(tx, today(clock));
  });
  await countNearby(services);
  return members.length;
}

function asInserted(member: DemoMember): InsertedMember {
  const { preferredGender, minAge, maxAge, maxDistance } = member.preferences;
  return {
    ...member,
    bio: member.bio ?? '',
    preferences: {
      preferred_gender: preferredGender,
      min_age: minAge,
      max_age: maxAge,
      max_distance: maxDistance,
    },
  };
}

async function writeFirstMessages({ db, clock }: Services, account: DemoMember): Promise<void> {
  const opening = { me: FIRST_WRITER, other: account.id, now: clock.now(), isAllowed: async () => true };
  await startConversation(db, opening, openThread);
  await db.transaction((tx) =>
    insertMessage(tx, {
      sender_id: FIRST_WRITER,
      receiver_id: account.id,
      client_id: crypto.randomUUID(),
      content: 'Votre bio m’a fait sourire. Quel sentier me conseilleriez-vous pour un dimanche d’automne ?',
      created_at: clock.now(),
    }),
  );
}
