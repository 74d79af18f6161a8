import { areIndependent } from '#desk/staff/server/shared/are-independent.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { type AppealOutcome, canJudge } from '#mechanisms/decisions/rules.ts';
import { settleCase } from '#mechanisms/decisions/server/case-store.ts';
import { findDecision, insertDecision, markUndoneBy } from '#mechanisms/decisions/server/decision-store.ts';
import { settleAppeal } from '#mechanisms/decisions/server/shared/record-statement.ts';
import { findAppeal } from '#mechanisms/decisions/server/statement-store.ts';
import type { NoticeOutcome } from '#member/reports/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { answerTeller } from './answer-teller.ts';
import type { Verdict } from './decide-case.ts';
import { findCaseRow } from './queue-store.ts';
import { type Aftermath, followChange, lockSubject, publishStanding } from './shared/follow-change.ts';

type Answering<Outcome> = { id: string; outcome: Outcome; answer: string; moderator: string };

/** An appeal, or a notice about no member; every other case goes through `decideCase`. */
export async function answerCase(
  services: Services,
  { outcome, ...answering }: Answering<AppealOutcome | NoticeOutcome>,
): Promise<Verdict> {
  const now = services.clock.now();
  const aftermaths: Aftermath[] = [];
  const verdict = await services.db.transaction((tx) =>
    outcome === 'upheld' || outcome === 'undone'
      ? judgeAppeal(tx, services, { judging: { ...answering, outcome }, aftermaths, now })
      : answerNotice(tx, services, { ...answering, outcome }, now),
  );
  if (verdict === 'ok') for (const aftermath of aftermaths) publishStanding(services, aftermath);
  return verdict;
}

/** No breach, or a content of the site that was corrected (DSA 16). */
async function answerNotice(
  tx: Database,
  services: Services,
  { id, outcome, answer, moderator }: Answering<NoticeOutcome>,
  now: Date,
): Promise<Verdict> {
  const row = (await findCaseRow(tx, id))?.row;
  if (row?.kind !== 'notice') return 'unknown';
  if (row.subject_id) return 'about-a-member';
  if (!(await settleCase(tx, id, now))) return 'settled';
  await insertDecision(tx, {
    id: crypto.randomUUID(),
    case_id: id,
    subject_id: null,
    facts: answer,
    decision: outcome === 'acted' ? 'hide' : 'dismiss',
    decided_by: moderator,
    decided_at: now,
  });
  await answerTeller(tx, services, row, { acted: outcome === 'acted', answer }, now);
  const staff = { id: moderator };
  const subject = { kind: 'report', id } as const;
  await recordAudit(tx, { staff, action: 'moderation.answer-notice', subject, now });
  return 'ok';
}

/** Once, by a colleague other than the decider (DSA 20). When undone, the remaining decisions apply. */
async function judgeAppeal(
  tx: Database,
  services: Services,
  { judging, aftermaths, now }: { judging: Answering<AppealOutcome>; aftermaths: Aftermath[]; now: Date },
): Promise<Verdict> {
  const { id, outcome, answer, moderator } = judging;
  const row = (await findCaseRow(tx, id))?.row;
  const appeal = row?.kind === 'appeal' ? await findAppeal(tx, row.source) : undefined;
  if (!row || !appeal) return 'unknown';
  const decision = await findDecision(tx, appeal.decision);
  if (canJudge({ decidedBy: decision?.decided_by ?? null }, moderator) !== 'ok') return 'own-decision';
  if (decision && !(await areIndependent(tx, decision.decided_by, moderator, now))) return 'dependent';
  const contacts = (appeal.member && (await lockSubject(tx, appeal.member))) || [];
  if (!(await settleCase(tx, id, now))) return 'settled';
  const settled = await settleAppeal(tx, services, { appeal: appeal.id, outcome, answer }, now);
  if (!settled) return 'settled';
  if (settled.change) aftermaths.push(await followChange(tx, services, settled.change, { contacts, now }));
  if (outcome === 'undone' && decision) await markUndoneBy(tx, decision.id, moderator);
  await recordAudit(tx, {
    staff: { id: moderator },
    action: outcome === 'undone' ? 'moderation.undo' : 'moderation.uphold',
    ...(appeal.member && { subject: { kind: 'member' as const, id: appeal.member } }),
    now,
  });
  return 'ok';
}
