import { audiencesOf, type StaffRole } from '#desk/staff/rules.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { publishChatChange } from '#member/support-chat/server/shared/publish-chat-change.ts';
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

/** Where the messages of a thread are. */
export function chatOf({ kind, key }: Pick<LockedThread, 'kind' | 'key'>) {
  return { kind: kind === 'member' ? 'member' : 'visitor', key } as const;
}

type Change = {
  id: number;
  action?: AuditAction;
  /** Whether the person sees it too. */
  seenByPerson?: boolean;
};

/**
 * Changes a conversation that is locked meanwhile, with its line in the log, and has every desk read it again.
 * @param change gives `as-before` when a repeat found it done: that is no line of the log
 * @throws NOT_FOUND when it is not there, or not for this colleague
 */
export async function changeThread(
  { staff, services: { db, clock, live } }: { staff: InboxColleague; services: Services },
  errors: { NOT_FOUND: () => Error },
  { id, action, seenByPerson }: Change,
  change: (tx: Database, thread: LockedThread, now: Date) => Promise<unknown>,
): Promise<{ done: true }> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread || !mayRead(thread, staff)) throw errors.NOT_FOUND();
    if ((await change(tx, thread, now)) === 'as-before') return undefined;
    if (action) await recordAudit(tx, { staff, action, subject: subjectOf(thread), now });
    return thread;
  });
  if (changed && seenByPerson) publishChatChange(live, chatOf(changed));
  else if (changed) live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return { done: true };
}
