import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { findDecision, markUndoneBy } from '#mechanisms/decisions/server/decision-store.ts';
import { undoStatement } from '#mechanisms/decisions/server/shared/record-statement.ts';
import { hasWaitingAppeal } from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { type Aftermath, followChange, lockSubject, publishStanding } from './shared/follow-change.ts';

type Undoing = { decisionId: string; moderator: string };
type Verdict = 'ok' | 'unknown' | 'appeal-waits';

/** The team revokes its own decision without an appeal: the remaining decisions apply, and the member is told. */
export async function undoDecision(services: Services, undoing: Undoing): Promise<Verdict> {
  const now = services.clock.now();
  const undone = await services.db.transaction((tx) => undo(tx, services, undoing, now));
  if (typeof undone === 'string') return undone;
  publishStanding(services, undone);
  return 'ok';
}

async function undo(
  tx: Database,
  services: Services,
  { decisionId, moderator }: Undoing,
  now: Date,
): Promise<Aftermath | Verdict> {
  const member = (await findDecision(tx, decisionId))?.subject_id;
  const contacts = member && (await lockSubject(tx, member));
  if (!contacts) return 'unknown';
  if (await hasWaitingAppeal(tx, decisionId)) return 'appeal-waits';
  const change = await undoStatement(tx, services, { decision: decisionId }, now);
  // Idempotent.
  if (!change) return 'ok';
  await markUndoneBy(tx, decisionId, moderator);
  const subject = { kind: 'member' as const, id: member };
  await recordAudit(tx, { staff: { id: moderator }, action: 'moderation.undo', subject, now });
  return followChange(tx, services, change, { contacts, now });
}
