import { useNow } from '#browser/use-now.ts';
import { ListRow } from '#desk/staff/web/shared/list-row.tsx';
import { unreadSentence } from '#lib/unread-sentence.ts';
import { CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ThreadRow } from '../contract.ts';
import { nameOf, originOf, timeWords } from './thread-words.ts';

interface ThreadListProps {
  threads: readonly ThreadRow[];
  /** The one that is open. */
  here: number | undefined;
  /** Id of who works here. */
  me: string;
  addressOf: (id: number) => string;
}

/** One row per conversation; the keys move from row to row, Enter opens. */
export function ThreadList({ threads, here, me, addressOf }: ThreadListProps) {
  const now = useNow();
  return (
    <ol className="grid gap-1.5" aria-label="Conversations">
      {threads.map((thread) => (
        <ListRow key={thread.id} to={addressOf(thread.id)} here={thread.id === here}>
          <span className="flex items-start justify-between gap-3">
            <span className={classNames('wrap-anywhere', thread.unread > 0 ? 'font-bold' : 'font-semibold')}>
              {nameOf(thread)}
            </span>
            {thread.unread > 0 ? (
              <CountBadge count={thread.unread} label={`, ${unreadSentence(thread.unread)}`} />
            ) : null}
          </span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-encre-2">
            {thread.fromTeam ? <span className="font-semibold">L’équipe{'\u202f'}: </span> : null}
            {thread.excerpt}
          </span>
          <span className="flex flex-wrap justify-between gap-x-3 text-xs text-encre-2">
            <span>{originOf(thread)}</span>
            <span className={classNames(thread.waitingSince && 'font-semibold text-prune')}>
              {timeWords(thread, now)}
            </span>
          </span>
          {thread.assignee ? (
            <span className="text-xs text-encre-2">
              {thread.assignee.id === me
                ? 'Vous vous en occupez'
                : `${thread.assignee.firstName} s’en occupe`}
            </span>
          ) : null}
        </ListRow>
      ))}
    </ol>
  );
}
