import { audiencesOf, type StaffRole } from '#desk/staff/rules.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { audienceOf } from '#member/support-threads/rules.ts';
import { lockThread, type SupportThread } from '#member/support-threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';

export type InboxColleague = { id: string; firstName: string; roles: readonly StaffRole[] };
export type LockedThread = SupportThread;
type AuditAction = Parameters<typeof recordAudit>[1]['action'];

/** Of whom the log tells: the member, or the conversation of someone without an account. */
export function subjectOf({ kind, key, id }: Pick<LockedThread, 'kind' | 'key' | 'id'>) {
  return kind === 'member' ? { kind, id: key } : { kind: 'thread' as const, id: String(id) };
}

/** Whether a colleague reads this conversation. */
export function mayRead(thread: LockedThread, { roles }: InboxColleague): boolean {
  return audiencesOf(roles).includes(audienceOf(thread.recipient));
}

/**
 * Changes a conversation that is locked meanwhile, with its line in the log, and has every desk read it again.
 * @param change gives nothing when it cannot be, and `as-before` when a repeat found it done: that is no line of the log
 * @returns nothing when it is not there, or not for this colleague
 */
export async function changeThread<Result>(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  staff: InboxColleague,
  { id, action }: { id: number; action?: AuditAction },
  change: (tx: Database, thread: LockedThread, now: Date) => Promise<Result>,
): Promise<Result | undefined> {
  const now = clock.now();
  const result = await db.transaction(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread || !mayRead(thread, staff)) return undefined;
    const changed = await change(tx, thread, now);
    if (action && changed !== undefined && changed !== 'as-before')
      await recordAudit(tx, { staff, action, subject: subjectOf(thread), now });
    return changed;
  });
  if (result !== undefined) live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return result;
}
