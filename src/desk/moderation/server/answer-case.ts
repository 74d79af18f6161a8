import { areIndependent } from '#desk/staff/server/shared/are-independent.ts';
import { type AppealOutcome, canJudge } from '#mechanisms/decisions/rules.ts';
import {
  closeCase,
  findDecision,
  insertDecision,
  markUndoneBy,
} from '#mechanisms/decisions/server/case-store.ts';
import { closeAppeal, undoStatement } from '#mechanisms/decisions/server/shared/standing.ts';
import { findAppeal, hasWaitingAppeal } from '#mechanisms/decisions/server/statement-store.ts';
import type { NoticeOutcome } from '#member/reports/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { findCaseRow } from './case-store.ts';
import { type Judged, type Refusal, replyToReporter } from './decide-case.ts';
import { applyStandingChange, lockSubject } from './shared/apply-standing-change.ts';

type Answering<Outcome> = { id: string; outcome: Outcome; answer: string; moderator: string };

/**
 * Decides an appeal, or a notice about no member; every other case goes through `decideCase`. The caller rolls back on
 * a refusal.
 */
export function answerCase(
  tx: Database,
  services: Services,
  { outcome, ...answering }: Answering<AppealOutcome | NoticeOutcome>,
  now: Date,
): Promise<Judged | Refusal> {
  return outcome === 'upheld' || outcome === 'undone'
    ? judgeAppeal(tx, services, { ...answering, outcome }, now)
    : answerNotice(tx, services, { ...answering, outcome }, now);
}

/** Answers that there is no breach, or that site content was corrected (DSA 16). */
async function answerNotice(
  tx: Database,
  services: Services,
  { id, outcome, answer, moderator }: Answering<NoticeOutcome>,
  now: Date,
): Promise<Judged | Refusal> {
  const row = (await findCaseRow(tx, id))?.row;
  if (row?.kind !== 'notice') return 'unknown';
  if (row.subject_id) return 'about-a-member';
  if (!(await closeCase(tx, id, now))) return 'settled';
  await insertDecision(tx, {
    id: crypto.randomUUID(),
    case_id: id,
    subject_id: null,
    facts: answer,
    decision: outcome === 'acted' ? 'hide' : 'dismiss',
    decided_by: moderator,
    decided_at: now,
  });
  await replyToReporter(tx, services, row, { acted: outcome === 'acted', answer }, now);
  return { action: 'moderation.answer-notice', subject: { kind: 'report', id } };
}

/**
 * Judges an appeal once, by a colleague other than the decider (DSA 20). When upheld, the remaining decisions apply.
 */
async function judgeAppeal(
  tx: Database,
  services: Services,
  { id, outcome, answer, moderator }: Answering<AppealOutcome>,
  now: Date,
): Promise<Judged | Refusal> {
  const row = (await findCaseRow(tx, id))?.row;
  const appeal = row?.kind === 'appeal' ? await findAppeal(tx, row.source) : undefined;
  if (!row || !appeal) return 'unknown';
  const decision = await findDecision(tx, appeal.decision);
  if (canJudge({ decidedBy: decision?.decided_by ?? null }, moderator) !== 'ok') return 'own-decision';
  if (decision && !(await areIndependent(tx, decision.decided_by, moderator, now))) return 'dependent';
  const contacts = (appeal.member && (await lockSubject(tx, appeal.member))) || [];
  if (!(await closeCase(tx, id, now))) return 'settled';
  const settled = await closeAppeal(tx, services, { appeal: appeal.id, outcome, answer }, now);
  if (!settled) return 'settled';
  if (outcome === 'undone' && decision) await markUndoneBy(tx, decision.id, moderator);
  return {
    action: outcome === 'undone' ? 'moderation.undo' : 'moderation.uphold',
    subject: appeal.member ? { kind: 'member', id: appeal.member } : undefined,
    ...(settled.change && {
      standing: await applyStandingChange(tx, services, settled.change, { contacts, now }),
    }),
  };
}

/** Revokes a decision without an appeal: the remaining decisions apply, and the member is notified. */
export async function undoDecision(
  tx: Database,
  services: Services,
  { decisionId, moderator }: { decisionId: string; moderator: string },
  now: Date,
): Promise<Judged | 'unknown' | 'appeal-waits' | typeof UNCHANGED> {
  const member = (await findDecision(tx, decisionId))?.subject_id;
  const contacts = member && (await lockSubject(tx, member));
  if (!contacts) return 'unknown';
  if (await hasWaitingAppeal(tx, decisionId)) return 'appeal-waits';
  const change = await undoStatement(tx, services, { decision: decisionId }, now);
  if (!change) return UNCHANGED;
  await markUndoneBy(tx, decisionId, moderator);
  const standing = await applyStandingChange(tx, services, change, { contacts, now });
  return { action: 'moderation.undo', subject: { kind: 'member', id: member }, standing };
}
