import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { parisDay } from '#lib/french-date.ts';
import { publishToWriter, recordChange } from '#member/support/server/shared/publish-chat-change.ts';
import { updateThread } from '#member/support/server/thread-store.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import type { ThreadStanding } from '../contract.ts';
import { type Move, snoozeMornings } from '../rules.ts';
import {
  chatOf,
  type InboxColleague,
  type LockedThread,
  lockReadable,
  threadSubject,
} from './lock-thread.ts';

type Moved = { before: ThreadStanding[]; skipped: number };

/**
 * Resolves, reopens or snoozes threads, or undoes that. Skips threads with a message that was not displayed.
 * @returns the previous states of the changed threads, and the number skipped
 * @throws NOT_FOUND when one of them does not exist, or other colleagues read it
 */
export async function moveThreads(
  context: { services: Services; staff: InboxColleague },
  errors: { NOT_FOUND: () => Error },
  { threads, to }: { threads: readonly ThreadStanding[]; to: Move },
): Promise<Moved> {
  const { staff } = context;
  const before: ThreadStanding[] = [];
  let skipped = 0;
  await write(context, {
    async lock(tx) {
      const locked: LockedThread[] = [];
      // In id order, so that two colleagues who select the same rows never deadlock.
      for (const { id } of threads.toSorted((a, b) => a.id - b.id))
        locked.push(await lockReadable(tx, errors, staff, id));
      return locked;
    },
    async change({ tx, now, locked }) {
      const moved: { thread: LockedThread; action: 'inbox.snooze' | 'inbox.state'; told: boolean }[] = [];
      for (const thread of locked) {
        const shown = threads.find(({ id }) => id === thread.id);
        const stood = standingOf(thread);
        const after = shown && standingAfter(thread, to, shown, now);
        if (stood.lastMessageAt !== shown?.lastMessageAt || !after) skipped += 1;
        else if (!isAt(stood, after)) {
          before.push(stood);
          await updateThread(tx, thread.id, { ...after, ...(to === 'resolved' && { unread: 0 }) });
          // The person is asked for a rating, or no longer.
          const told = (stood.state === 'resolved') !== (after.state === 'resolved');
          if (told) await recordChange(tx, chatOf(thread), now);
          moved.push({ thread, action: after.snoozed_until ? 'inbox.snooze' : 'inbox.state', told });
        }
      }
      return moved.length > 0 ? moved : UNCHANGED;
    },
    async audit({ tx, now }, moved) {
      for (const { thread, action } of moved)
        await recordAudit(tx, { staff, action, subject: threadSubject(thread), now });
    },
    publish(services, { result: moved }) {
      for (const { thread, told } of moved) if (told) publishToWriter(services.live, chatOf(thread));
      deskChanged('inbox')(services);
    },
  });
  return { before, skipped };
}

type Stored = Pick<LockedThread, 'state' | 'waiting_since' | 'snoozed_until'>;

/** Returns the state after a move. A snoozed thread that was not waiting starts to wait on the morning of its return. */
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
