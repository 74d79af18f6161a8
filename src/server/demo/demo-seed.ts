import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#lib/durations.ts';
import { insertMessage } from '#mechanisms/threads/server/messages-store.ts';
import { openThread } from '#member/conversations/server/shared/open-thread.ts';
import { startConversation } from '#member/matching/server/shared/start-conversation.ts';
import { takeFoundingPlace } from '#member/membership/server/store.ts';
import type { ThumbnailPlace } from '#member/photos/rules.ts';
import { countNearby } from '#member/photos/server/count-nearby.ts';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo-id.ts';
import { insertPhotos } from '#member/photos/server/store.ts';
import { hashPassword } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import type { Services } from '#platform/services.ts';
import { communes, memberActivity, profileVerifications } from '#server/schema.ts';
import { insertDemoAppointments } from './demo-appointments.ts';
import { accompanyDemoAccount, insertDemoCoaches } from './demo-coaching.ts';
import { insertDemoFigures } from './demo-figures.ts';
import { insertDemoThreads } from './demo-inbox.ts';
import { seedDemoModeration } from './demo-moderation.ts';
import { seedDemoStaff, staffIdOf } from './demo-staff.ts';
import {
  asInserted,
  DEMO_LOGIN,
  type Demonstration,
  type DemoPerson,
  readDemonstration,
} from './demonstration.ts';
import { insertMembers } from './insert-members.ts';

const PORTRAITS = join('content', 'demo', 'portraits');
const FILES_AT_ONCE = 16;
/** Position of the head in all of our portraits: a square closer than the default crop. */
const FACE: ThumbnailPlace = { x: 9, y: 7, side: 82 };

/** Fills an empty database with fictional members. Refused in production. @returns how many */
export async function seedDemo(services: Services): Promise<number> {
  if (services.env.production) throw new Error('Demo members are refused in production');
  const { db, clock } = services;
  const known = new Map((await db.select().from(communes)).map((commune) => [commune.code, commune]));
  if (known.size === 0) throw new Error('The communes must be loaded before the demo members');
  const demonstration = await readDemonstration();
  const { account } = demonstration;
  const people = [account, ...demonstration.members];
  const members = people.map((one) => asInserted(one, known, today(clock)));
  const password = await hashPassword(DEMO_LOGIN.password);
  await db.transaction((tx) => insertMembers(tx, members, password, clock.now()));
  await givePhotos(services, people);
  await writeFirstMessage(services, demonstration);
  await seedDemoModeration(services, demonstration);
  await seedDemoStaff(services);
  await db.transaction(async (tx) => {
    await insertDemoCoaches(tx, demonstration.coaches);
    await accompanyDemoAccount(tx, demonstration, clock.now());
    await insertDemoAppointments(tx, demonstration, clock.now());
    await insertDemoThreads(tx, demonstration, clock.now());
    await takeFoundingPlace(tx, account.id, clock.now());
    await insertDemoFigures(tx, today(clock));
  });
  await markSeen(services, people);
  await countNearby(services);
  return members.length;
}

/** A day ago: active enough for the counter of the first page, and not online. */
async function markSeen({ db, clock }: Services, people: readonly DemoPerson[]): Promise<void> {
  const last_seen_at = new Date(clock.now().getTime() - DAY_MS);
  await db
    .insert(memberActivity)
    .values(people.map(({ id: user_id }) => ({ user_id, last_seen_at })))
    .onConflictDoNothing();
}

async function givePhotos(services: Services, people: readonly DemoPerson[]): Promise<void> {
  const now = services.clock.now();
  const added = people.flatMap(({ id: user_id, photos }) =>
    photos.map((photo, position) => ({ id: newPhotoId(), user_id, position, ...photo, created_at: now })),
  );
  const renditions = new Map<string, Promise<PhotoRenditions>>();
  for (let start = 0; start < added.length; start += FILES_AT_ONCE) {
    const batch = added.slice(start, start + FILES_AT_ONCE).map(async ({ id, file }) => {
      const drawn = renditions.get(file) ?? drawPortrait(file);
      renditions.set(file, drawn);
      await services.photos.save(id, await drawn);
    });
    await Promise.all(batch);
  }
  const isVerified = new Map(people.map((one) => [one.id, one.isVerified]));
  const verified = added.filter(({ user_id, position }) => position === 0 && isVerified.get(user_id));
  const verifications = verified.map(({ id: photo_id, user_id }) => {
    return { user_id, photo_id, verified_at: now, verified_by: staffIdOf('matchmaker') };
  });
  await services.db.transaction(async (tx) => {
    await insertPhotos(tx, added);
    await tx.insert(profileVerifications).values(verifications);
  });
}

/** @throws when it is missing or unreadable */
async function drawPortrait(file: string): Promise<PhotoRenditions> {
  const renditions = await encodePhoto(await readFile(join(PORTRAITS, file)), FACE);
  if (typeof renditions === 'string') throw new Error(`${file} is not a picture that members could send`);
  return renditions;
}

async function writeFirstMessage({ db, clock }: Services, { account, firstMessage }: Demonstration) {
  const { from: me, content } = firstMessage;
  const [now, other] = [clock.now(), account.id];
  await startConversation(db, { me, other, now, isAllowed: async () => true }, openThread);
  const client_id = crypto.randomUUID();
  const message = { sender_id: me, receiver_id: other, client_id, content, created_at: now };
  await db.transaction((tx) => insertMessage(tx, message));
}
