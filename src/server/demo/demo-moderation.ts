import { HOUR_MS } from '#lib/durations.ts';
import { GRAVITY_OF_PHOTO, GRAVITY_OF_TEXT } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { followContents } from '#mechanisms/decisions/server/shared/follow-decisions.ts';
import { insertStatement } from '#mechanisms/decisions/server/statement-store.ts';
import { CLAUSES } from '#mechanisms/decisions/texts/clauses.ts';
import { insertMessage } from '#member/messages/server/store.ts';
import { saveFlaggedText } from '#member/moderated/server/store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { GRAVITY_OF, type ReportMatter } from '#member/reports/rules.ts';
import { collectEvidence } from '#member/reports/server/collect-evidence.ts';
import { copyPhotos } from '#member/reports/server/shared/report-photos.ts';
import { insertReport, insertReportPhotos } from '#member/reports/server/store.ts';
import type { Services } from '#platform/services.ts';

type DemoReport = {
  reporter: string;
  reported: string;
  matter: ReportMatter;
  reason: string;
  messages: readonly [from: 'reporter' | 'reported', text: string][];
  hoursAgo: number;
};

const REPORTS: readonly DemoReport[] = [
  {
    reporter: 'demo-0021',
    reported: 'demo-0034',
    matter: 'insult',
    reason: 'J’ai dit non, et les messages sont devenus blessants.',
    messages: [
      ['reported', 'Bonjour, votre profil me plaît beaucoup. On se voit ce soir\u202f?'],
      ['reporter', 'Merci, mais je préfère prendre mon temps.'],
      ['reported', 'Vous vous prenez pour qui\u202f? Vous ne méritez pas qu’on vous réponde.'],
    ],
    hoursAgo: 5,
  },
  {
    reporter: 'demo-0048',
    reported: 'demo-0055',
    matter: 'scam',
    reason: 'Après trois messages, on m’a demandé de l’argent pour un billet de train.',
    messages: [
      ['reported', 'J’aimerais tant vous rencontrer, mais me voilà coincée loin de chez moi.'],
      ['reported', 'Pourriez-vous m’avancer 200\u00a0€ pour le billet\u202f? Je vous rembourse samedi.'],
    ],
    hoursAgo: 26,
  },
];
const PHOTOS_OF = ['demo-0062', 'demo-0070', 'demo-0081'] as const;
const TEXT = { member: 'demo-0093', content: 'bio', text: 'Mon insta est facile à deviner.' } as const;

/** Hidden earlier: its owner reads the reason. */
const HIDDEN = { user_id: 'demo-0101', content: 'bio' } as const;

/** A quiet morning at the desk: two reports, a text, a few new photos. All fictional. */
export async function seedDemoModeration(services: Services): Promise<void> {
  for (const report of REPORTS) await insertDemoReport(services, report);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    for (const member of PHOTOS_OF) {
      const [photo] = await listPhotosOf(tx, member);
      const gravity = GRAVITY_OF_PHOTO;
      if (photo) await openCase(tx, { kind: 'photo', source: photo.id, subject: member, gravity, now });
    }
    const text = (await findProfile(tx, HIDDEN.user_id))?.bio ?? '';
    const why = CLAUSES['contact-details'].text;
    await insertStatement(tx, {
      ...{ id: 'demo-statement', decision: 'demo-decision', user_id: HIDDEN.user_id, made_at: now },
      ...{ effect: 'text-hidden', source: 'own', target: HIDDEN.content, target_text: text },
      ...{ facts: 'Votre présentation donnait un numéro de téléphone.', rule: why },
    });
    await followContents(tx, HIDDEN.user_id, now);
    const source = await saveFlaggedText(tx, { ...TEXT, now });
    await openCase(tx, { kind: 'text', source, subject: TEXT.member, gravity: GRAVITY_OF_TEXT, now });
  });
}

async function insertDemoReport(
  services: Services,
  { reporter, reported, matter, reason, messages, hoursAgo }: DemoReport,
): Promise<void> {
  const created_at = new Date(services.clock.now().getTime() - hoursAgo * HOUR_MS);
  const photos = await copyPhotos(services, { reporter, reported });
  await services.db.transaction(async (tx) => {
    for (const [from, content] of messages)
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
