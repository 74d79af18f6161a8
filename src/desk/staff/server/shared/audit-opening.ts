import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { AuditSubject } from '../../rules.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { hasAuditLineSince } from '../audit-store.ts';
import { recordAudit } from './record-audit.ts';

/** How long an opening counts as one, and a reason opens a member’s page. */
const ONE_OPENING_MINUTES = 30;

type Opened = {
  staff: { id: string };
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  reason?: string;
  now: Date;
};

/** Whether the audit log has such an opening of the last half hour. */
export function isOpened(db: Database, { staff, action, subject, now }: Opened): Promise<boolean> {
  const at = new Date(now.getTime() - ONE_OPENING_MINUTES * MINUTE_MS);
  return hasAuditLineSince(db, { staffId: staff.id, action, subject, at });
}

/** Writes an audit line before the data is shown, at most once in half an hour: an open page is refetched. */
export async function auditOpening(db: Database, opened: Opened): Promise<void> {
  if (!(await isOpened(db, opened))) await recordAudit(db, opened);
}
