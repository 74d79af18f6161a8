import { MINUTE_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { hasAuditLineSince } from '../audit-store.ts';
import { recordAudit } from './record-audit.ts';

/** Deduplication window. */
const ONE_LOOK_MS = 30 * MINUTE_MS;

export async function recordLook(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    staff,
    action,
    member,
    reason,
  }: { staff: { id: string }; action: AuditAction; member: string; reason?: string },
): Promise<void> {
  const now = clock.now();
  const subject = { kind: 'member', id: member } as const;
  const since = new Date(now.getTime() - ONE_LOOK_MS);
  if (await hasAuditLineSince(db, { staffId: staff.id, action, subject, since })) return;
  await recordAudit(db, { staff, action, subject, ...(reason && { reason }), now });
}
