import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { ContentQuery } from '#ui/query-content.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { OutgoingBubbles } from './bubble.tsx';
import { type Earlier, EarlierMessages } from './earlier-messages.tsx';
import type { Outgoing, Sending } from './use-outgoing.ts';

interface ThreadLogProps {
  label: string;
  /** Height, margins and gaps. */
  className: string;
  earlier: Earlier;
  sending: Pick<Sending, 'outgoing' | 'retry'>;
  onEdit: (message: Outgoing) => void;
  /** Above the first message of all. */
  start?: ReactNode;
  /** Below the last message. */
  end?: ReactNode;
  /** The stored messages, as items of a list. */
  children: ReactNode;
}

/** A thread as one list: stored messages, then messages being sent. */
export function ThreadLog(props: ThreadLogProps) {
  const { label, className, earlier, sending, onEdit, start, end, children } = props;
  const { outgoing, retry } = sending;
  const log = useRef<HTMLDivElement>(null);
  return (
    <ChatLog
      log={log}
      label={label}
      outgoingCount={outgoing.length}
      busy={earlier.loading}
      className={className}
    >
      <div className="grid gap-[inherit]">
        {earlier.exist ? <EarlierMessages earlier={earlier} /> : start}
        <ol className="flex flex-col gap-3 empty:hidden">
          {children}
          <OutgoingBubbles outgoing={outgoing} onRetry={retry} onEdit={onEdit} />
        </ol>
        {end}
      </div>
    </ChatLog>
  );
}

interface ThreadContentProps<Thread> {
  query: ContentQuery<Thread>;
  failed: string;
  children: (thread: Thread) => ReactNode;
}

/** A loaded thread. A later failure keeps it without a message, because the next read follows within a minute. */
export function ThreadContent<Thread>({ query, failed, children }: ThreadContentProps<Thread>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <LoadingShapes
        label="Chargement de la conversation…"
        className="grid flex-1 content-start gap-3 p-5"
        shapes={['h-14 w-2/3', 'ml-auto h-10 w-1/2']}
      />
    );
  }
  return (
    <div className="flex-1 p-4">
      <RetryAlert onRetry={() => void refetch()} retrying={isFetching}>
        {failed}
      </RetryAlert>
    </div>
  );
}

interface ChatLogProps {
  /** Names the other person, for screen readers. */
  label: string;
  /** The number of the user's unconfirmed messages. */
  outgoingCount: number;
  busy?: boolean;
  /** The box that scrolls. */
  log: RefObject<HTMLDivElement | null>;
  /** Its height and its margins. */
  className: string;
  children: ReactNode;
}

/** The messages of a conversation, in a box that stays at its end. */
export function ChatLog({ label, outgoingCount, busy, log, className, children }: ChatLogProps) {
  // After sending a message the user wants to see it, wherever they were reading.
  useEffect(() => {
    if (outgoingCount > 0) log.current?.scrollTo({ top: 0 });
  }, [outgoingCount, log]);

  return (
    // A reversed scroll container stays at its end by itself, and does not jump when older messages load.
    <div
      ref={log}
      role="log"
      aria-label={label}
      aria-busy={busy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        'flex flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface MessageMomentProps {
  /** ISO moment. */
  at: string;
  /** Of the message above, if there is one. */
  previous: string | undefined;
}

/** When a message was written: its time, after the day where a new one begins. */
export function MessageMoment({ at, previous }: MessageMomentProps) {
  const moment = new Date(at);
  const day = frenchDay(moment, deviceZone());
  return (
    <time dateTime={at}>
      {previous === undefined || frenchDay(new Date(previous), deviceZone()) !== day ? `${day}, ` : null}
      {frenchTime(moment, deviceZone())}
    </time>
  );
}
