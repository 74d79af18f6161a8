import { audiencesOf, type StaffRole } from '#desk/staff/rules.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { audienceOf } from '#member/support/rules.ts';
import { lockThread, type SupportThread } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Writing } from '#platform/write.ts';

export type InboxColleague = { id: string; firstName: string; roles: readonly StaffRole[] };
export type LockedThread = SupportThread;
type AuditAction = Parameters<typeof recordAudit>[1]['action'];

/** Subject of audit lines: the member, or the thread of a person without an account. */
export function threadSubject({ kind, key, id }: Pick<LockedThread, 'kind' | 'key' | 'id'>) {
  return kind === 'member' ? { kind, id: key } : { kind: 'thread' as const, id: String(id) };
}

/** Whether a colleague may read the thread. */
export function mayRead(thread: LockedThread, { roles }: InboxColleague): boolean {
  return audiencesOf(roles).includes(audienceOf(thread.recipient));
}

/** Returns where the messages of a thread are stored. */
export function chatOf({ kind, key }: Pick<LockedThread, 'kind' | 'key'>) {
  return { kind: kind === 'member' ? 'member' : 'visitor', key } as const;
}

/**
 * Locks the thread.
 * @throws NOT_FOUND when it does not exist, or other colleagues read it
 */
export async function lockReadable(
  tx: Database,
  errors: { NOT_FOUND: () => Error },
  staff: InboxColleague,
  id: number,
): Promise<LockedThread> {
  const thread = await lockThread(tx, id);
  if (!thread || !mayRead(thread, staff)) throw errors.NOT_FOUND();
  return thread;
}

/** The `audit` step of a change of a locked thread. */
export function auditThread(staff: InboxColleague, action: AuditAction) {
  return ({ tx, now, locked }: Writing<LockedThread>) =>
    recordAudit(tx, { staff, action, subject: threadSubject(locked), now });
}
