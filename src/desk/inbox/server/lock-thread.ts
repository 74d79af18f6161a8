import { audiencesOf, type StaffRole } from '#desk/staff/rules.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { audienceOf } from '#member/support/rules.ts';
import { lockThread, type SupportThread } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Writing } from '#platform/write.ts';

export type InboxColleague = { id: string; firstName: string; roles: readonly StaffRole[] };
export type LockedThread = SupportThread;
type AuditAction = Parameters<typeof recordAudit>[1]['action'];

/** Of whom the log tells: the member, or the conversation of someone without an account. */
export function threadSubject({ kind, key, id }: Pick<LockedThread, 'kind' | 'key' | 'id'>) {
  return kind === 'member' ? { kind, id: key } : { kind: 'thread' as const, id: String(id) };
}

/** Whether a colleague reads this conversation. */
export function mayRead(thread: LockedThread, { roles }: InboxColleague): boolean {
  return audiencesOf(roles).includes(audienceOf(thread.recipient));
}

/** Where the messages of a thread are. */
export function chatOf({ kind, key }: Pick<LockedThread, 'kind' | 'key'>) {
  return { kind: kind === 'member' ? 'member' : 'visitor', key } as const;
}

/** @throws NOT_FOUND when the conversation does not exist, or other colleagues read it */
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

/** The `audit` step of a change of a locked conversation. */
export function auditThread(staff: InboxColleague, action: AuditAction) {
  return ({ tx, now, locked }: Writing<LockedThread>) =>
    recordAudit(tx, { staff, action, subject: threadSubject(locked), now });
}
