import { findDecision, markUndoneBy } from '#mechanisms/decisions/server/decision-store.ts';
import { undoStatement } from '#mechanisms/decisions/server/shared/record-statement.ts';
import { hasWaitingAppeal } from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import type { Judged } from './decide-case.ts';
import { followChange, lockSubject } from './shared/follow-change.ts';

/** The team revokes its own decision without an appeal: the remaining decisions apply, and the member is told. */
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
  const standing = await followChange(tx, services, change, { contacts, now });
  return { action: 'moderation.undo', subject: { kind: 'member', id: member }, standing };
}
