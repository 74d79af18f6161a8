import { recordStatement } from '#features/accounts/standing/server/shared/statements.ts';
import { lockConversationsOf } from '#features/data-rights/server/erasure-store.ts';
import { recordAudit } from '#features/team/staff/server/shared/record-audit.ts';
import { endMeasure, type Measure } from '#features/team/standing/server/shared/take-measure.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { allowedDecisions, type Decision, type SuspensionDays } from '../rules.ts';
import { CLAUSES, type ClauseCode } from '../texts/clauses.ts';
import { applyDecision, effectOf, sourceOf, TargetGone } from './apply-decision.ts';
import { clearFlag, findReporterAddress, settleCase } from './case-store.ts';
import { findDecision, insertDecision } from './decision-store.ts';
import { type CaseRow, findCaseRow } from './queue-store.ts';

type Deciding = {
  id: string;
  decisionId: string;
  decision: Decision;
  clause?: ClauseCode | undefined;
  facts: string;
  target?: string | undefined;
  days?: SuspensionDays | undefined;
  danger: boolean;
  moderator: string;
};

type Verdict = 'ok' | 'unknown' | 'settled' | 'not-allowed' | 'target-gone';

/**
 * Settles a case by a decision, whole or not at all: what it does to the account or to a content, the statement of its
 * reasons with its mail (DSA 17), the line of the log, and word to whoever reported that it was dealt with. The same
 * decision sent twice is one.
 */
export async function decideCase(services: Services, deciding: Deciding): Promise<Verdict> {
  const now = services.clock.now();
  const measures: Measure[] = [];
  const verdict = await services.db
    .transaction((tx) => settle(tx, services, { deciding, measures, now }))
    .catch((error: unknown): Verdict => {
      if (error instanceof TargetGone) return 'target-gone';
      throw error;
    });
  if (verdict === 'ok') for (const measure of measures) endMeasure(services, measure);
  return verdict;
}

type Settling = { deciding: Deciding; measures: Measure[]; now: Date };

async function settle(
  tx: Database,
  services: Services,
  { deciding, measures, now }: Settling,
): Promise<Verdict> {
  const { id, decisionId, decision, clause, facts, moderator } = deciding;
  const former = await findDecision(tx, decisionId);
  if (former) return former.case_id === id && former.decided_by === moderator ? 'ok' : 'settled';
  const found = await findCaseRow(tx, id);
  if (!found) return 'unknown';
  const { row } = found;
  const subject = row.subject_id;
  if (!allowedDecisions(row.kind, { subject: subject !== null, targets: 1 }).includes(decision))
    return 'not-allowed';
  await lockSubject(tx, subject);
  if (!(await settleCase(tx, id, now))) return 'settled';
  await insertDecision(tx, {
    ...{ id: decisionId, case_id: id, subject_id: subject, decision, clause, facts },
    ...{ target: deciding.target, days: deciding.days, danger: deciding.danger },
    ...{ decided_by: moderator, decided_at: now },
  });
  if (decision !== 'dismiss' && subject && clause) {
    const decided = { ...deciding, decision, clause };
    const { until, measure } = await applyDecision(tx, services, { row, subject, decided }, now);
    if (measure) measures.push(measure);
    const source = sourceOf(row.kind);
    const statement = {
      ...{ member: subject, decision: decisionId, facts, source },
      ...{ effect: effectOf(decided), rule: CLAUSES[clause].text },
      ...(until && { until }),
      ...(source === 'report' && { askedAt: row.created_at }),
    };
    await recordStatement(tx, services, statement, now);
  }
  if (row.kind === 'text' && subject) await clearFlag(tx, subject);
  await answerReporter(tx, services, row, decision);
  await recordAudit(tx, {
    staff: { id: moderator },
    action: `moderation.${decision}`,
    subject: subject ? { kind: 'member', id: subject } : { kind: 'report', id },
    now,
  });
  return 'ok';
}

/** Conversations, then the member, then the case: as whoever writes or reports takes them. */
async function lockSubject(tx: Database, subject: string | null): Promise<void> {
  if (!subject) return;
  await lockConversationsOf(tx, subject);
  await lockMembers(tx, [subject]);
}

/** Whoever reported learns once that it was dealt with, and nothing of what was decided about the other. */
async function answerReporter(
  tx: Database,
  { outbox }: Services,
  { kind, source: number }: CaseRow['row'],
  decision: Decision,
): Promise<void> {
  if (kind !== 'report' && kind !== 'words') return;
  const to = await findReporterAddress(tx, number);
  const data = { number, acted: decision !== 'dismiss' };
  if (to) await outbox.send(tx, { template: 'report-answered', to, data });
}
