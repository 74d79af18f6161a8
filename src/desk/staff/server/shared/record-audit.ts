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

/** The member, when one is known; else the case or the request. */
export const subjectOf = (member: string | null | undefined, number: string) =>
  ({ kind: member ? 'member' : 'report', id: member || number }) as const;

/** In the transaction of the action. Ids and the colleague’s words only, no personal data of the subject. */
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
