import { HOUR_MS } from '#lib/durations.ts';
import { GRAVITY_OF_PHOTO, GRAVITY_OF_TEXT } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { followContents } from '#mechanisms/decisions/server/shared/follow-decisions.ts';
import { insertStatement } from '#mechanisms/decisions/server/statement-store.ts';
import { CLAUSES } from '#mechanisms/decisions/texts/clauses.ts';
import { insertMessage } from '#mechanisms/threads/server/messages-store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { saveFlaggedText } from '#member/profile/server/moderated-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { GRAVITY_OF } from '#member/reports/rules.ts';
import { collectEvidence } from '#member/reports/server/collect-evidence.ts';
import { copyPhotos } from '#member/reports/server/shared/report-photos.ts';
import { insertReport, insertReportPhotos } from '#member/reports/server/store.ts';
import type { Services } from '#platform/services.ts';
import type { Demonstration } from './demonstration.ts';

/** A quiet morning at the desk: two reports, a text, a few new photos. All fictional. */
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
    await followContents(tx, user_id, now);
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
