import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { parisDay } from '#lib/french-date.ts';
import { lockThread, updateThread } from '#member/support-threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { ShownThread, ThreadStanding } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import { type InboxColleague, type LockedThread, mayRead, subjectOf } from './change-thread.ts';

type Moved = { before: ThreadStanding[]; skipped: number };

/**
 * Resolves, reopens or puts off conversations. Those in which something was written since they were shown stay as
 * they are.
 * @returns how the others stood, to undo it; nothing when one of them is not there for this colleague
 */
export async function moveThreads(
  services: Services,
  staff: InboxColleague,
  { threads, to }: { threads: readonly ShownThread[]; to: Move },
): Promise<Moved | undefined> {
  const now = services.clock.now();
  return changeAll(services, staff, threads, async (tx, thread) => {
    const before = standingOf(thread);
    const after = standingAfter(thread, to, now);
    if (isSame(before, after)) return undefined;
    await updateThread(tx, thread.id, { ...after, ...(to === 'resolved' && { unread: 0 }) });
    const action = to === 'tomorrow' || to === 'monday' ? 'inbox.snooze' : 'inbox.state';
    await recordAudit(tx, { staff, action, subject: subjectOf(thread), now });
    return before;
  });
}

/** Takes a move back, where nothing was written since. */
export async function restoreThreads(
  services: Services,
  staff: InboxColleague,
  standings: readonly ThreadStanding[],
): Promise<Moved | undefined> {
  const now = services.clock.now();
  return changeAll(services, staff, standings, async (tx, thread, { state, waitingSince, snoozedUntil }) => {
    const isOpen = state === 'open';
    await updateThread(tx, thread.id, {
      state,
      waiting_since: isOpen ? new Date(waitingSince ?? now) : null,
      snoozed_until: isOpen && snoozedUntil ? new Date(snoozedUntil) : null,
    });
    await recordAudit(tx, { staff, action: 'inbox.state', subject: subjectOf(thread), now });
    return standingOf(thread);
  });
}

async function changeAll<Shown extends ShownThread>(
  { db, live }: Services,
  staff: InboxColleague,
  shown: readonly Shown[],
  change: (tx: Database, thread: LockedThread, shown: Shown) => Promise<ThreadStanding | undefined>,
): Promise<Moved | undefined> {
  const moved = await db.transaction(async (tx) => {
    const before: ThreadStanding[] = [];
    let skipped = 0;
    // Always in the same order, so that two colleagues who choose the same rows do not block each other.
    for (const one of shown.toSorted((a, b) => a.id - b.id)) {
      const thread = await lockThread(tx, one.id);
      if (!thread || !mayRead(thread, staff)) return undefined;
      if (thread.last_message_at.toISOString() !== one.lastMessageAt) skipped += 1;
      else before.push(...[await change(tx, thread, one)].filter((standing) => standing !== undefined));
    }
    return { before, skipped };
  });
  if (moved) live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return moved;
}

type Stored = Pick<LockedThread, 'state' | 'waiting_since' | 'snoozed_until'>;

/** A person for whom the team was not waiting begins to wait on the morning of their return. */
function standingAfter({ waiting_since }: Stored, to: Move, now: Date): Stored {
  if (to === 'waiting' || to === 'resolved') return { state: to, waiting_since: null, snoozed_until: null };
  if (to === 'open') return { state: to, waiting_since: waiting_since ?? now, snoozed_until: null };
  const until = snoozeMornings(parisDay(now))[to];
  return { state: 'open', waiting_since: waiting_since ?? until, snoozed_until: until };
}

const isSame = (before: ThreadStanding, { state, snoozed_until }: Stored) =>
  before.state === state && before.snoozedUntil === (snoozed_until?.toISOString() ?? null);

function standingOf({
  id,
  state,
  waiting_since,
  snoozed_until,
  last_message_at,
}: LockedThread): ThreadStanding {
  return {
    id,
    state,
    waitingSince: waiting_since?.toISOString() ?? null,
    snoozedUntil: snoozed_until?.toISOString() ?? null,
    lastMessageAt: last_message_at.toISOString(),
  };
}
