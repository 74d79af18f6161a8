import { type ReactNode, useRef } from 'react';
import { ChatLog } from './chat-log.tsx';
import { type Earlier, EarlierMessages } from './earlier-messages.tsx';
import { OutgoingBubbles } from './outgoing-bubbles.tsx';
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

/** A thread as one list: what is stored, then what is on its way. */
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
