import { useNow } from '#browser/use-now.ts';
import { ofName, unreadSentence } from '#lib/french-words.ts';
import { RAISING_TAG } from '#member/support/rules.ts';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListRow } from '#ui/desk/list-row.tsx';
import type { ThreadRow } from '../contract.ts';
import { TAG_LABELS } from '../texts.ts';
import { awayWords, nameOf, originOf, timeWords } from './thread-words.ts';
import { useColleaguesPresent } from './use-colleagues-here.ts';

interface ThreadListProps {
  threads: readonly ThreadRow[];
  /** Id of the open thread. */
  here: number | undefined;
  /** Id of the colleague at this desk. */
  me: string;
  addressOf: (id: number) => string;
  /** Selected rows; undefined outside selection mode. */
  chosen: ReadonlySet<number> | undefined;
  onChoose: (id: number) => void;
}

/** Three lines per thread, so that eight fit on a screen of 900 px. */
export function ThreadList({ threads, here, me, addressOf, chosen, onChoose }: ThreadListProps) {
  const now = useNow();
  const present = useColleaguesPresent(me);
  return (
    <ol className="grid gap-1" aria-label="Conversations">
      {threads.map((thread) => (
        <ListRow
          key={thread.id}
          to={addressOf(thread.id)}
          here={thread.id === here}
          before={
            chosen ? (
              <input
                type="checkbox"
                aria-label={`Choisir la conversation ${ofName(nameOf(thread))}`}
                checked={chosen.has(thread.id)}
                onChange={() => onChoose(thread.id)}
                className="size-5 shrink-0 accent-prune"
              />
            ) : null
          }
        >
          <span className="flex items-center justify-between gap-2">
            <span className={classNames('truncate', thread.unread > 0 ? 'font-bold' : 'font-semibold')}>
              {nameOf(thread)}
            </span>
            {present
              .filter((one) => one.thread === thread.id)
              .map(({ staff, firstName }) => (
                <span key={staff} className="ml-auto truncate text-xs text-prune">
                  {firstName} regarde
                </span>
              ))}
            {thread.unread > 0 ? (
              <CountBadge
                count={thread.unread}
                label={`(${unreadSentence(thread.unread)})`}
                className="h-5!"
              />
            ) : null}
          </span>
          <span className="truncate text-sm text-encre-2">
            {thread.tags.includes(RAISING_TAG) && thread.state === 'open' ? (
              <Badge tone="danger" className="mr-1.5 py-0!">
                Danger possible
              </Badge>
            ) : null}
            {thread.fromTeam ? <span className="font-semibold">L’équipe{'\u202f'}: </span> : null}
            {thread.excerpt}
          </span>
          <span className="flex justify-between gap-3 text-xs text-encre-2">
            <span className="truncate">
              {[...thread.tags.map((tag) => TAG_LABELS[tag]), awayWords(thread) ?? originOf(thread)].join(
                ' · ',
              )}
              {thread.assignee && !thread.assignee.awayUntil ? (
                <strong>{thread.assignee.id === me ? ', à vous' : `, à ${thread.assignee.firstName}`}</strong>
              ) : null}
            </span>
            <span className={classNames('shrink-0', thread.waitingSince && 'font-semibold text-prune')}>
              {timeWords(thread, now)}
            </span>
          </span>
        </ListRow>
      ))}
    </ol>
  );
}
