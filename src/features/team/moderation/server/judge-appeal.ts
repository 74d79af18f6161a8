import { findAppeal } from '#features/accounts/standing/server/appeal-store.ts';
import { settleAppeal } from '#features/accounts/standing/server/shared/statements.ts';
import { lockConversationsOf } from '#features/data-rights/server/erasure-store.ts';
import { recordAudit } from '#features/team/staff/server/shared/record-audit.ts';
import { endMeasure, type Measure } from '#features/team/standing/server/shared/take-measure.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { canJudge } from '../rules.ts';
import { undoDecision } from './apply-decision.ts';
import { settleCase } from './case-store.ts';
import { findDecision, markDecisionUndone } from './decision-store.ts';
import { findCaseRow } from './queue-store.ts';

type Judging = { id: string; outcome: 'upheld' | 'undone'; answer: string; moderator: string };
type Verdict = 'ok' | 'unknown' | 'settled' | 'own-decision';

/**
 * Answers an appeal, once, by someone else than who decided (DSA 20): upheld, or undone with all that the decision did.
 * The member is told by mail in the same transaction.
 */
export async function judgeAppeal(services: Services, judging: Judging): Promise<Verdict> {
  const now = services.clock.now();
  const measures: Measure[] = [];
  const verdict = await services.db.transaction((tx) => judge(tx, services, { judging, measures, now }));
  if (verdict === 'ok') for (const measure of measures) endMeasure(services, measure);
  return verdict;
}

async function judge(
  tx: Database,
  services: Services,
  { judging, measures, now }: { judging: Judging; measures: Measure[]; now: Date },
): Promise<Verdict> {
  const { id, outcome, answer, moderator } = judging;
  const row = (await findCaseRow(tx, id))?.row;
  const appeal = row?.kind === 'appeal' ? await findAppeal(tx, row.source) : undefined;
  if (!row || !appeal) return 'unknown';
  const decision = await findDecision(tx, appeal.decision);
  if (canJudge({ decidedBy: decision?.decided_by ?? null }, moderator) !== 'ok') return 'own-decision';
  if (appeal.member) await lockConversationsOf(tx, appeal.member);
  if (!(await settleCase(tx, id, now))) return 'settled';
  const settled = await settleAppeal(tx, services, { appeal: appeal.id, outcome, answer }, now);
  if (!settled) return 'settled';
  if (outcome === 'undone' && decision) {
    const source = decision.case_id ? (await findCaseRow(tx, decision.case_id))?.row.source : undefined;
    const measure = await undoDecision(tx, services, { decision, source }, now);
    if (measure) measures.push(measure);
    await markDecisionUndone(tx, decision.id, { by: moderator, now });
  }
  await recordAudit(tx, {
    staff: { id: moderator },
    action: outcome === 'undone' ? 'moderation.undo' : 'moderation.uphold',
    ...(appeal.member && { subject: { kind: 'member' as const, id: appeal.member } }),
    now,
  });
  return 'ok';
}
