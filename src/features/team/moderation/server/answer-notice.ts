import type { NoticeOutcome } from '#features/support/content-notice/rules.ts';
import { settleNotice } from '#features/support/content-notice/server/shared/settle-notice.ts';
import { recordAudit } from '#features/team/staff/server/shared/record-audit.ts';
import type { Services } from '#platform/services.ts';
import { settleCase } from './case-store.ts';
import { findCaseRow } from './queue-store.ts';

type Answering = { id: string; outcome: NoticeOutcome; answer: string; moderator: string };

/** Ends the notice of someone who may have no account, once; they are told what came of it (DSA 16). */
export async function answerNotice(
  services: Services,
  { id, outcome, answer, moderator }: Answering,
): Promise<'ok' | 'unknown' | 'settled'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const row = (await findCaseRow(tx, id))?.row;
    if (row?.kind !== 'notice') return 'unknown';
    if (!(await settleCase(tx, id, now))) return 'settled';
    await settleNotice(tx, services, { notice: row.source, outcome, answer }, now);
    await recordAudit(tx, {
      staff: { id: moderator },
      action: 'moderation.answer-notice',
      subject: { kind: 'report', id },
      now,
    });
    return 'ok';
  });
}
