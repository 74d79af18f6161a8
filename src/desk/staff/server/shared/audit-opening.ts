import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { AuditSubject } from '../../rules.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { hasAuditLineSince } from '../audit-store.ts';
import { recordAudit } from './record-audit.ts';

/** An open page is refetched at every change, which counts as one opening. */
const ONE_OPENING_MINUTES = 30;

type Opened = {
  staff: { id: string };
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  reason?: string;
  now: Date;
};

/** Writes an audit line before the data is shown, at most once in half an hour. */
export async function auditOpening(db: Database, opened: Opened): Promise<void> {
  const { staff, action, subject, now } = opened;
  const since = new Date(now.getTime() - ONE_OPENING_MINUTES * MINUTE_MS);
  if (!(await hasAuditLineSince(db, { staffId: staff.id, action, subject, at: since })))
    await recordAudit(db, opened);
}
