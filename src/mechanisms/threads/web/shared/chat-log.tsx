import { type ReactNode, type RefObject, useEffect } from 'react';
import { classNames } from '#ui/class-names.ts';

interface ChatLogProps {
  /** With whom. */
  label: string;
  /** How many messages of one's own are not confirmed. */
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
  // Having written, one wants to see it, wherever one was reading.
  useEffect(() => {
    if (outgoingCount > 0) log.current?.scrollTo({ top: 0 });
  }, [outgoingCount, log]);

  return (
    // Turned upside down, a scrolling box stays at its end by itself and does not jump when older messages come.
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
