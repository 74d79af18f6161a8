import type { Database } from '#platform/database/client.ts';
import type { AuditSubject } from '../../rules.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { insertAuditLine } from '../audit-store.ts';

interface Recorded {
  /** Actor, from `requireStaff`. */
  staff: { id: string };
  action: AuditAction;
  subject?: { kind: AuditSubject; id: string };
  /** In the colleague’s words. */
  reason?: string;
  now: Date;
}

/**
 * Writes an audit line in the transaction of the action, so that neither exists alone. Only ids and the colleague’s
 * words: no personal data of the subject.
 */
export async function recordAudit(tx: Database, { staff, action, subject, reason, now }: Recorded) {
  await insertAuditLine(tx, { staffId: staff.id, action, subject, reason, at: now });
}
