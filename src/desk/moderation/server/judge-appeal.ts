import { areIndependent } from '#desk/staff/server/shared/are-independent.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { type AppealOutcome, canJudge } from '#mechanisms/decisions/rules.ts';
import { settleCase } from '#mechanisms/decisions/server/case-store.ts';
import { findDecision, markUndoneBy } from '#mechanisms/decisions/server/decision-store.ts';
import { settleAppeal } from '#mechanisms/decisions/server/shared/record-statement.ts';
import { findAppeal } from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findCaseRow } from './queue-store.ts';
import { type Aftermath, followChange, lockSubject, publishStanding } from './shared/follow-change.ts';

type Judging = { id: string; outcome: AppealOutcome; answer: string; moderator: string };
type Verdict = 'ok' | 'unknown' | 'settled' | 'own-decision' | 'dependent';

/** Answered once, by a colleague other than the decider (DSA 20). When undone, the remaining decisions apply. */
export async function judgeAppeal(services: Services, judging: Judging): Promise<Verdict> {
  const now = services.clock.now();
  const aftermaths: Aftermath[] = [];
  const verdict = await services.db.transaction((tx) => judge(tx, services, { judging, aftermaths, now }));
  if (verdict === 'ok') for (const aftermath of aftermaths) publishStanding(services, aftermath);
  return verdict;
}

async function judge(
  tx: Database,
  services: Services,
  { judging, aftermaths, now }: { judging: Judging; aftermaths: Aftermath[]; now: Date },
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
