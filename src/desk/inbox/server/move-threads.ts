import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { parisDay } from '#lib/french-date.ts';
import type { ChatKey } from '#member/support/server/message-store.ts';
import { publishToWriter, recordChange } from '#member/support/server/shared/publish-chat-change.ts';
import { lockThread, updateThread } from '#member/support/server/thread-store.ts';
import type { Services } from '#platform/services.ts';
import type { ThreadStanding } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import { chatOf, type InboxColleague, type LockedThread, mayRead, subjectOf } from './lock-thread.ts';

/**
 * Resolves, reopens or puts off conversations, or takes that back. Those in which something was written since they
 * were shown stay as they are.
 * @returns how the others stood, and how many stayed; nothing when one of them is not there for this colleague
 */
export async function moveThreads(
  { db, clock, live }: Services,
  staff: InboxColleague,
  { threads, to }: { threads: readonly ThreadStanding[]; to: Move },
): Promise<{ before: ThreadStanding[]; skipped: number } | undefined> {
  const now = clock.now();
  const told: ChatKey[] = [];
  const moved = await db.transaction(async (tx) => {
    const before: ThreadStanding[] = [];
    let skipped = 0;
    // Always in the same order, so that two colleagues who choose the same rows do not block each other.
    for (const shown of threads.toSorted((a, b) => a.id - b.id)) {
      const thread = await lockThread(tx, shown.id);
      if (!thread || !mayRead(thread, staff)) return undefined;
      const stood = standingOf(thread);
      const after = standingAfter(thread, to, shown, now);
      if (stood.lastMessageAt !== shown.lastMessageAt) skipped += 1;
      else if (!isAt(stood, after)) {
        before.push(stood);
        await updateThread(tx, thread.id, { ...after, ...(to === 'resolved' && { unread: 0 }) });
        // The person is asked how the team helped, or no longer.
        if ((stood.state === 'resolved') !== (after.state === 'resolved')) {
          await recordChange(tx, chatOf(thread), now);
          told.push(chatOf(thread));
        }
        const action = after.snoozed_until ? 'inbox.snooze' : 'inbox.state';
        await recordAudit(tx, { staff, action, subject: subjectOf(thread), now });
      }
    }
    return { before, skipped };
  });
  if (!moved) return undefined;
  for (const chat of told) publishToWriter(live, chat);
  live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return moved;
}

type Stored = Pick<LockedThread, 'state' | 'waiting_since' | 'snoozed_until'>;

/** A person for whom the team was not waiting begins to wait on the morning of their return. */
function standingAfter({ waiting_since }: Stored, to: Move, shown: ThreadStanding, now: Date): Stored {
  const until = (moment: Date | null) => ({ state: 'open' as const, snoozed_until: moment });
  if (to === 'tomorrow' || to === 'monday') {
    const morning = snoozeMornings(parisDay(now))[to];
    return { ...until(morning), waiting_since: waiting_since ?? morning };
  }
  if (to === 'as-shown' && shown.state === 'open')
    return {
      ...until(shown.snoozedUntil ? new Date(shown.snoozedUntil) : null),
      waiting_since: new Date(shown.waitingSince ?? now),
    };
  if (to === 'open') return { ...until(null), waiting_since: waiting_since ?? now };
  return { state: to === 'as-shown' ? shown.state : to, waiting_since: null, snoozed_until: null };
}

const isAt = ({ state, snoozedUntil }: ThreadStanding, after: Stored) =>
  state === after.state && snoozedUntil === (after.snoozed_until?.toISOString() ?? null);

function standingOf(thread: LockedThread): ThreadStanding {
  return {
    id: thread.id,
    state: thread.state,
    waitingSince: thread.waiting_since?.toISOString() ?? null,
    snoozedUntil: thread.snoozed_until?.toISOString() ?? null,
    lastMessageAt: thread.last_message_at.toISOString(),
  };
}
