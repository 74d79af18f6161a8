import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type DailyFigure, type DailyValue, FIGURE_WEEKS } from '#desk/figures/rules.ts';
import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf, parisInstant } from '#lib/paris-time.ts';
import { makeRandom } from '#lib/seeded-random.ts';
import { insertMessage } from '#mechanisms/threads/server/store.ts';
import { type Slot, slotMoments, slotVerdict } from '#member/appointments/rules.ts';
import { insertSlots } from '#member/appointments/server/slot-store.ts';
import { openThread } from '#member/conversations/server/shared/open-thread.ts';
import { startConversation } from '#member/matching/server/shared/start-conversation.ts';
import { claimFoundingPlace } from '#member/membership/server/store.ts';
import type { ThumbnailPlace } from '#member/photos/rules.ts';
import { encodePhoto } from '#member/photos/server/encode-photo.ts';
import { newPhotoId } from '#member/photos/server/shared/new-photo.ts';
import { insertPhotos } from '#member/photos/server/store.ts';
import { countNearby } from '#member/photos/server/verification-routes.ts';
import { hashPassword } from '#platform/auth.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { PhotoRenditions } from '#platform/photo-store.ts';
import type { Services } from '#platform/services.ts';
import {
  communes,
  dailyFigures,
  funnelCounters,
  memberActivity,
  profileVerifications,
  staff,
} from '#server/schema.ts';
import {
  accompanyDemoAccount,
  insertDemoCoaches,
  insertDemoThreads,
  seedDemoModeration,
} from './demo-desk.ts';
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
/** Position of the head in all portraits: a square closer than the default crop. */
const FACE: ThumbnailPlace = { x: 9, y: 7, side: 82 };

/**
 * Fills an empty database with fictional members. Rejected in production.
 * @returns their number
 */
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
  await addPhotosTo(services, people);
  await writeFirstMessage(services, demonstration);
  await seedDemoModeration(services, demonstration);
  await seedDemoStaff(services);
  await db.transaction(async (tx) => {
    await insertDemoCoaches(tx, demonstration.coaches);
    await accompanyDemoAccount(tx, demonstration, clock.now());
    await insertDemoAppointments(tx, demonstration, clock.now());
    await insertDemoThreads(tx, demonstration, clock.now());
    await claimFoundingPlace(tx, account.id, clock.now());
    await insertDemoFigures(tx, today(clock));
  });
  await markSeen(services, people);
  await countNearby(services);
  return members.length;
}

/** Sets their last visit to a day ago: active enough for the counter of the home page, and not online. */
async function markSeen({ db, clock }: Services, people: readonly DemoPerson[]): Promise<void> {
  const last_seen_at = new Date(clock.now().getTime() - DAY_MS);
  await db
    .insert(memberActivity)
    .values(people.map(({ id: user_id }) => ({ user_id, last_seen_at })))
    .onConflictDoNothing();
}

async function addPhotosTo(services: Services, people: readonly DemoPerson[]): Promise<void> {
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

/** Inserts two weeks of slots, with one booked for each kind. */
async function insertDemoAppointments(tx: Database, demonstration: Demonstration, now: Date) {
  const { openingHours, appointments } = demonstration;
  for (const { role, ...pattern } of openingHours) {
    const [colleague] = await tx
      .select({ id: staff.id, firstName: staff.first_name })
      .from(staff)
      .where(eq(staff.id, staffIdOf(role)));
    if (!colleague) continue;
    const moments = slotMoments({ ...pattern, weeks: 2 }, addDays(parisDay(now), 1));
    const slots = moments
      .map(({ day, time }): Slot => ({ kind: pattern.kind, startsAt: parisInstant(day, time) }))
      .filter((slot) => slotVerdict(slot, [], now) === 'ok');
    await insertSlots(
      tx,
      slots.map(({ kind, startsAt }) => ({
        id: crypto.randomUUID(),
        staff_id: colleague.id,
        host_name: colleague.firstName,
        kind,
        starts_at: startsAt,
      })),
    );
  }
  for (const { member, kind } of appointments)
    await tx.execute(sql`
      INSERT INTO appointments (id, user_id, slot_id, staff_id, host_name, kind, starts_at, state, means, settled_at)
      SELECT ${`demo-rendez-vous-${kind}`}, ${member}, slot.id, slot.staff_id, slot.host_name, slot.kind,
        slot.starts_at, 'booked', 'call', ${now.toISOString()}::timestamptz
      FROM appointment_slots slot WHERE kind = ${kind} AND staff_id = ${staffIdOf('matchmaker')}
      ORDER BY starts_at OFFSET 1 LIMIT 1`);
}

/** A plausible day of a site of six hundred members; fictional. */
const ORDINARY_DAY: Partial<Record<DailyFigure, number>> = {
  'selections-renewed': 62,
  'conversations-opened': 31,
  'conversations-answered': 19,
  'dates-proposed': 9,
  'dates-agreed': 6,
  'meetings-held': 4,
  'insults-sent': 1,
  'seats-offered': 15,
  'seats-taken': 10,
  'moderation-minutes': 190,
  errors: 1,
};
/** Of a hundred people who confirm their address, the number who complete each step. */
const STEP_SHARES = [100, 91, 86, 80, 77, 72, 55];
/** Of the sign-ups of an ordinary week, the number who reach each stage. */
const COHORT = [
  { name: 'cohort-complete', share: 0.7 },
  { name: 'cohort-opened', share: 0.5 },
  { name: 'cohort-agreed', share: 0.26 },
] as const satisfies readonly { name: DailyFigure; share: number }[];
/** A year, so that thirteen and twenty-six weeks can be compared with those before. */
const DAYS = 4 * FIGURE_WEEKS * 7;

/**
 * Fills the figures of the demonstration's last year.
 * @param day ISO date of today
 */
async function insertDemoFigures(db: Database, day: string): Promise<void> {
  const random = makeRandom(11);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(day, index - DAYS));
  const rows: DailyValue[] = [];
  const steps: (typeof funnelCounters.$inferInsert)[] = [];
  for (const [index, one] of days.entries()) {
    // Weekly growth, and daily variation.
    const mood = (0.55 + (0.45 * index) / DAYS) * (0.75 + 0.5 * random());
    for (const [name, value] of Object.entries(ORDINARY_DAY))
      rows.push({ day: one, name, value: Math.round(value * mood) });
    rows.push({ day: one, name: 'members-shown', value: Math.round(380 + (200 * index) / DAYS) });
    if (mondayOf(one) === one)
      rows.push(
        { day: one, name: 'members-active', value: Math.round(230 + (190 * index) / DAYS) },
        { day: one, name: 'weekly-answer-minutes', value: Math.round(26 + 40 * random()) },
        ...COHORT.map(({ name, share }) => ({
          day: one,
          name,
          value: Math.round(42 * mood * share * Math.min(1, (DAYS - index) / 56)),
        })),
      );
    for (const [place, step] of MEASURED_STEPS.entries())
      steps.push({
        day: one,
        step,
        count: Math.max(1, Math.round((6 * mood * (STEP_SHARES[place] ?? 0)) / 100)),
      });
  }
  await db.insert(dailyFigures).values(rows);
  await db.insert(funnelCounters).values(steps);
}
