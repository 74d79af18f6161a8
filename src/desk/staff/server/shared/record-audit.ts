import { and, eq, gt } from 'drizzle-orm';
import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { Writing } from '#platform/write.ts';
import type { AuditSubject } from '../../rules.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { staffAudit } from '../tables.ts';

export interface Recorded {
  staff: { id: string };
  action: AuditAction;
  subject?: { kind: AuditSubject; id: string };
  /** In the colleague’s words. */
  reason?: string;
  now: Date;
}

/** The member, when known; else the case or the request. */
export const auditSubject = (member: string | null | undefined, number: string) =>
  ({ kind: member ? 'member' : 'report', id: member || number }) as const;

/**
 * Writes an audit line in the transaction of the action. Contains ids and the colleague’s words only, no personal data
 * of the subject.
 */
export async function recordAudit(tx: Database, { staff, action, subject, reason, now }: Recorded) {
  const { kind: subject_kind, id: subject_id } = subject ?? {};
  await tx
    .insert(staffAudit)
    .values({ at: now, staff_id: staff.id, action, subject_kind, subject_id, reason });
}

/** The `audit` step of a write. */
export function auditBy(staff: { id: string }, line: Omit<Recorded, 'staff' | 'now'>) {
  return ({ tx, now }: Writing) => recordAudit(tx, { ...line, staff, now });
}

/** Repeated openings within this time count as one; a reason opens a member’s page for as long. */
const ONE_OPENING_MINUTES = 30;

type Opened = Recorded & Required<Pick<Recorded, 'subject'>>;

/** Whether the audit log contains such an opening within the last half hour. */
export async function isOpened(db: Database, { staff, action, subject, now }: Opened): Promise<boolean> {
  const { staff_id, action: did, subject_kind, subject_id, at } = staffAudit;
  const since = new Date(now.getTime() - ONE_OPENING_MINUTES * MINUTE_MS);
  const isOf = and(eq(subject_kind, subject.kind), eq(subject_id, subject.id));
  const isSame = and(eq(staff_id, staff.id), eq(did, action), gt(at, since));
  return (await db.$count(staffAudit, and(isOf, isSame))) > 0;
}

/** Writes an audit line before the data is shown, at most once in half an hour: an open page is refetched. */
export async function auditOpening(db: Database, opened: Opened): Promise<void> {
  if (!(await isOpened(db, opened))) await recordAudit(db, opened);
}
