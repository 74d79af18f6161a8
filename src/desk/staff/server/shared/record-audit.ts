import type { Database } from '#platform/database/client.ts';
import type { AuditSubject } from '../../rules.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { insertAuditLine } from '../audit-store.ts';

interface Recorded {
  /** Who acts, as `requireStaff` found them. */
  staff: { id: string };
  action: AuditAction;
  subject?: { kind: AuditSubject; id: string };
  /** In the words of the colleague. */
  reason?: string;
  now: Date;
}

/**
 * Writes a line of the audit log, in the transaction of what it tells: neither exists without the other. Ids and the
 * words of the colleague only; nothing that the person concerned wrote or is.
 */
export async function recordAudit(tx: Database, { staff, action, subject, reason, now }: Recorded) {
  await insertAuditLine(tx, { staffId: staff.id, action, subject, reason, at: now });
}
