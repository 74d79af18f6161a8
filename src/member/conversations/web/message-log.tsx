import { ShieldCheck } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { ChatLog } from '#mechanisms/threads/web/shared/chat-log.tsx';
import type { Earlier } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { OutgoingBubbles } from '#mechanisms/threads/web/shared/outgoing-bubbles.tsx';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { classNames } from '#ui/class-names.ts';
import type { Contact, Message } from '../contract.ts';
import { HurtNote } from './hurt-note.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { dayTitle, groupMessagesByDay } from './message-time.ts';
import { OlderMessagesButton } from './older-messages-button.tsx';
import { ThreadIntroduction } from './thread-introduction.tsx';

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
        {groupMessagesByDay(messages).map(({ day, items }) => (
          <section
            key={day}
            aria-live={(items.at(-1)?.id ?? 0) <= lastAtFirst ? 'off' : undefined}
            className="grid gap-4"
          >
            <h3 className="justify-self-center rounded-full bg-lin px-3 py-1 font-text text-xs font-semibold text-encre-2">
              {items[0] ? dayTitle(new Date(items[0].createdAt), new Date()) : null}
            </h3>
            <ol className="flex flex-col gap-3">
              {items.map((message, place) => (
                <Fragment key={message.id}>
                  {message.automatic ? (
                    <>
                      <ThreadIntroduction
                        contact={contact}
                        message={message}
                        old={message.id <= lastAtFirst}
                      />
                      {opening ? <li className="grid">{opening}</li> : null}
                    </>
                  ) : (
                    <MessageBubble
                      message={message}
                      contactName={contactName}
                      showTime={!continues(message, items[place + 1])}
                      old={message.id <= lastAtFirst}
                    />
                  )}
                  {message.id === warned ? <CareNote contactName={contactName} /> : null}
                  {message.id === hurtful?.id ? <HurtNote contact={contact} message={message} /> : null}
                </Fragment>
              ))}
            </ol>
          </section>
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

/** Whether the next message is by the same hand, in the same minute and state: the time is said once for both. */
function continues(message: Message, next: Message | undefined): boolean {
  if (!next || next.automatic) return false;
  const sameMinute = message.createdAt.slice(0, 16) === next.createdAt.slice(0, 16);
  return sameMinute && message.mine === next.mine && (!message.mine || message.read === next.read);
}

/** D20: nothing is blocked, one is only invited to take one's time. */
function CareNote({ contactName }: { contactName: string }) {
  return (
    <li className="flex max-w-lg items-start gap-2.5 rounded-[20px] bg-abricot-100 px-4 py-3 text-sm">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
      <span>
        {contactName} vous donne une adresse, un lien ou un numéro. Rien ne presse{'\u202f'}: faites
        connaissance ici aussi longtemps que vous le souhaitez, n’ouvrez pas un lien que vous n’attendiez pas
        et n’envoyez jamais d’argent.
      </span>
    </li>
  );
}
