import { type ReactNode, useRef, useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { ChatLog } from '#mechanisms/threads/web/shared/chat-log.tsx';
import type { Earlier } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { OutgoingBubbles } from '#mechanisms/threads/web/shared/outgoing-bubbles.tsx';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { classNames } from '#ui/class-names.ts';
import type { Contact, Message } from '../contract.ts';
import { DayMessages } from './day-messages.tsx';
import { daysToFold, groupMessagesByDay } from './message-time.ts';
import { OlderMessagesButton } from './older-messages-button.tsx';

interface MessageLogProps {
  contact: Contact;
  messages: readonly Message[];
  sending: Pick<Sending, 'outgoing' | 'retry'>;
  older: Earlier;
  onEdit: (message: Outgoing) => void;
  /** An insulting message that the reader has not answered. */
  hurtful?: Message | undefined;
  /** Before the first message, once it is there. */
  start?: ReactNode;
  /** What the conversation began with: under the introduction, above the first words. */
  opening?: ReactNode;
  /** After the last message. */
  children?: ReactNode;
}

export function MessageLog(props: MessageLogProps) {
  const { contact, messages, sending, older, onEdit, hurtful, start, opening, children } = props;
  const { outgoing, retry } = sending;
  const { firstName: contactName } = contact;
  const log = useRef<HTMLDivElement>(null);
  // What was there when one came, and what is older still, is not read aloud as if it had just been written.
  const [lastAtFirst] = useState(messages.at(-1)?.id ?? 0);
  const [folded] = useState(() => daysToFold(messages, deviceZone()));
  const warned = messages.find(({ holdsContactDetails }) => holdsContactDetails)?.id;

  return (
    <ChatLog
      log={log}
      label={`Messages avec ${contactName}`}
      outgoingCount={outgoing.length}
      busy={older.loading}
      className="min-h-0 flex-1 px-4 py-5 sm:px-6"
    >
      <div className={classNames('grid gap-5', !isBegun(messages) && 'my-auto')}>
        {older.exist ? (
          <OlderMessagesButton
            older={older}
            log={log}
            onLoaded={() => log.current?.focus({ preventScroll: true })}
          />
        ) : (
          <>
            {start}
            {messages[0]?.automatic ? null : opening}
          </>
        )}
        {groupMessagesByDay(messages, deviceZone()).map(({ day, items }) => (
          <DayMessages
            key={day}
            contact={contact}
            messages={items}
            startsFolded={folded.has(day)}
            lastAtFirst={lastAtFirst}
            opening={opening}
            warned={warned}
            hurtful={hurtful}
          />
        ))}
        {outgoing.length > 0 ? (
          <ol className="flex flex-col gap-3">
            <OutgoingBubbles outgoing={outgoing} onRetry={retry} onEdit={onEdit} />
          </ol>
        ) : null}
        {children}
      </div>
    </ChatLog>
  );
}

/** Until someone has written, the introduction stands in the middle. */
function isBegun(messages: readonly Message[]): boolean {
  return messages.some(({ automatic }) => !automatic);
}
