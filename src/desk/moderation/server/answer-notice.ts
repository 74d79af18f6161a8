import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { settleCase } from '#mechanisms/decisions/server/case-store.ts';
import { insertDecision } from '#mechanisms/decisions/server/decision-store.ts';
import type { NoticeOutcome } from '#member/content-notice/rules.ts';
import type { Services } from '#platform/services.ts';
import { answerTeller } from './answer-teller.ts';
import { findCaseRow } from './queue-store.ts';

type Answering = { id: string; outcome: NoticeOutcome; answer: string; moderator: string };

/** For a notice about no member, or no breach (DSA 16); others go through `decideCase`. */
export async function answerNotice(
  services: Services,
  { id, outcome, answer, moderator }: Answering,
): Promise<'ok' | 'unknown' | 'settled' | 'about-a-member'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const row = (await findCaseRow(tx, id))?.row;
    if (row?.kind !== 'notice') return 'unknown';
    if (row.subject_id) return 'about-a-member';
    if (!(await settleCase(tx, id, now))) return 'settled';
    await insertDecision(tx, {
      ...{ id: crypto.randomUUID(), case_id: id, subject_id: null, facts: answer },
      decision: outcome === 'acted' ? 'hide' : 'dismiss',
      ...{ decided_by: moderator, decided_at: now },
    });
    await answerTeller(tx, services, row, { acted: outcome === 'acted', answer }, now);
    await recordAudit(tx, {
      staff: { id: moderator },
      action: 'moderation.answer-notice',
      subject: { kind: 'report', id },
      now,
    });
    return 'ok';
  });
}
