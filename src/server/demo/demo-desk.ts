import { eq } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { GRAVITY_OF_PHOTO, GRAVITY_OF_TEXT } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { recomputeHiddenContents } from '#mechanisms/decisions/server/shared/standing.ts';
import { insertStatement } from '#mechanisms/decisions/server/statement-store.ts';
import { CLAUSES } from '#mechanisms/decisions/texts.ts';
import { insertMessage } from '#mechanisms/threads/server/store.ts';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { findCoachOf } from '#member/coaches/server/store.ts';
import { BUILT_IN_COACHES } from '#member/coaches/texts.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { saveFlaggedText } from '#member/profile/server/moderated-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { GRAVITY_OF } from '#member/reports/rules.ts';
import { collectEvidence, copyPhotos } from '#member/reports/server/shared/collect-evidence.ts';
import { insertReport, insertReportPhotos } from '#member/reports/server/store.ts';
import { contactChatKey } from '#member/support/rules.ts';
import { insertContact } from '#member/support/server/contact-store.ts';
import { insertSupportMessage } from '#member/support/server/message-store.ts';
import { recordIncoming, recordTeamAnswer, updateThread } from '#member/support/server/thread-store.ts';
import { upcomingDates } from '#member/workshops/rules.ts';
import { insertRegistration } from '#member/workshops/server/registration-store.ts';
import { findDateCoach } from '#member/workshops/server/shared/date-coach.ts';
import { insertDates } from '#member/workshops/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { coaches, coachMessages, staff } from '../schema.ts';
import { staffIdOf } from './demo-staff.ts';
import type { Demonstration } from './demonstration.ts';

/** Fills the desk with a quiet morning: two reports, a text, a few new photos. All fictional. */
export async function seedDemoModeration(
  services: Services,
  { reports, newPhotosOf, flaggedBio, hiddenBio }: Demonstration,
): Promise<void> {
  for (const report of reports) await insertDemoReport(services, report);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    for (const member of newPhotosOf) {
      const [photo] = await listPhotosOf(tx, member);
      const gravity = GRAVITY_OF_PHOTO;
      if (photo) await openCase(tx, { kind: 'photo', source: photo.id, subject: member, gravity, now });
    }
    const { member: user_id, facts } = hiddenBio;
    const target_text = (await findProfile(tx, user_id))?.bio ?? '';
    await insertStatement(tx, {
      id: 'demo-statement',
      decision: 'demo-decision',
      user_id,
      made_at: now,
      effect: 'text-hidden',
      source: 'own',
      target: 'bio',
      target_text,
      facts,
      rule: CLAUSES['contact-details'].text,
    });
    await recomputeHiddenContents(tx, user_id, now);
    const source = await saveFlaggedText(tx, { ...flaggedBio, content: 'bio', now });
    await openCase(tx, { kind: 'text', source, subject: flaggedBio.member, gravity: GRAVITY_OF_TEXT, now });
  });
}

async function insertDemoReport(
  services: Services,
  { reporter, reported, matter, reason, messages, hoursAgo }: Demonstration['reports'][number],
): Promise<void> {
  const created_at = new Date(services.clock.now().getTime() - hoursAgo * HOUR_MS);
  const photos = await copyPhotos(services, { reporter, reported });
  await services.db.transaction(async (tx) => {
    for (const { from, content } of messages)
      await insertMessage(tx, {
        sender_id: from === 'reporter' ? reporter : reported,
        receiver_id: from === 'reporter' ? reported : reporter,
        client_id: crypto.randomUUID(),
        content,
        created_at,
      });
    const evidence = await collectEvidence(tx, reporter, reported, created_at);
    const people = { reporter_id: reporter, reported_user_id: reported };
    const report = { ...people, matter, reason, evidence, created_at };
    const number = await insertReport(tx, 'S', report);
    await insertReportPhotos(tx, number, photos);
    const gravity = GRAVITY_OF[matter];
    await openCase(tx, { kind: 'report', source: number, subject: reported, gravity, now: created_at });
  });
}

type DemoThread = Demonstration['threads'][number];

const ANSWERED_AFTER_MINUTES = 9;

export async function insertDemoThreads(tx: Database, { threads, team }: Demonstration, now: Date) {
  for (const thread of threads) await insertDemoThread(tx, thread, { answerer: team.support, now });
}

async function insertDemoThread(
  tx: Database,
  { from, content, minutesAgo, answer, state }: DemoThread,
  { answerer, now }: { answerer: string; now: Date },
): Promise<void> {
  const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const { chat, written } = await beginChat(tx, from, content, at);
  const message = { is_from_admin: false, automatic: false, created_at: at };
  await insertSupportMessage(tx, chat, { ...message, client_id: 'exemple', content });
  const id = await recordIncoming(tx, { ...written, content, now: at });
  if (answer === undefined) return;
  const answered = new Date(at.getTime() + ANSWERED_AFTER_MINUTES * MINUTE_MS);
  await insertSupportMessage(tx, chat, {
    client_id: 'réponse',
    content: answer,
    is_from_admin: true,
    answered_by: answerer,
    answerer_id: staffIdOf('support'),
    automatic: false,
    created_at: answered,
  });
  await recordTeamAnswer(tx, id, { content: answer, staff: staffIdOf('support'), now: answered });
  if (state) await updateThread(tx, id, { state });
}

async function beginChat(tx: Database, from: DemoThread['from'], message: string, created_at: Date) {
  if (from.kind === 'member') {
    const key = from.id;
    return { chat: { kind: 'member', key }, written: { kind: 'member', key, member: key } } as const;
  }
  const { name } = from;
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${first_name.toLowerCase()}@exemple.invalid`;
  const labels = { visitorId: '', name, email };
  if (from.kind === 'visitor') {
    const key = `exemple-${email}`;
    return {
      chat: { kind: 'visitor', key, labels },
      written: { kind: 'visitor', key, writer: { name, email } },
    } as const;
  }
  const { recipient } = from;
  const phone = '06 00 00 00 00';
  const id = await insertContact(tx, { first_name, last_name, email, phone, recipient, message, created_at });
  const key = contactChatKey(id);
  return {
    chat: { kind: 'visitor', key, labels },
    written: { kind: 'contact', key, writer: { name, email, phone }, recipient },
  } as const;
}

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
  // Links this coach to the colleague with the role of coach.
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
