import { useEffect, useRef, useState } from 'react';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { Bubble, BubbleMeta } from '#web/chat/bubble.tsx';
import { OutgoingBubble } from '#web/chat/outgoing-bubble.tsx';
import { TypingNote } from '#web/chat/typing-note.tsx';
import type { Outgoing } from '#web/chat/use-outgoing.ts';
import { Button } from '#web/ui/button.tsx';
import type { SupportChat, SupportMessage } from '../contract.ts';
import type { SupportChannel } from './support-channel.ts';
import { useOlderMessages } from './use-older-messages.ts';

interface SupportLogProps {
  channel: SupportChannel;
  chat: SupportChat;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onEdit: (message: Outgoing) => void;
}

/** The messages, at most 24 rem high (spec 2 §2). */
export function SupportLog({ channel, chat, outgoing, onRetry, onEdit }: SupportLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { messages, older } = useOlderMessages(channel, chat);
  // What was there when one came is not read aloud as if it had just been written.
  const [lastAtFirst] = useState(() => messages.at(-1)?.timestamp ?? '');
  const typing = chat.nextInMs !== null && messages.at(-1)?.sender !== 'admin';

  // Having written, one wants to see it, wherever one was reading.
  useEffect(() => {
    if (outgoing.length > 0) log.current?.scrollTo({ top: 0 });
  }, [outgoing.length]);

  return (
    // Turned upside down, a scrolling box stays at its end by itself and does not jump when older messages come.
    <div
      ref={log}
      role="log"
      aria-label="Messages avec l’équipe"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex max-h-96 min-h-40 flex-col-reverse overflow-y-auto overscroll-contain bg-white p-4 focus-visible:-outline-offset-3"
    >
      <div className="grid gap-3">
        {older.exist ? (
          <div className="grid justify-items-center gap-2">
            <Button
              variant="secondary"
              size="small"
              pending={older.loading}
              pendingLabel="Chargement…"
              onClick={() => void older.load()}
            >
              Messages précédents
            </Button>
            {older.failed ? (
              <p role="alert" className="text-sm text-danger">
                Les messages précédents n’ont pas pu être affichés.
              </p>
            ) : null}
          </div>
        ) : null}
        {messages.length === 0 && outgoing.length === 0 ? (
          <p className="px-2 py-8 text-center text-encre-2">Commencez la conversation avec notre équipe !</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {messages.map((message, place) => (
              <SupportBubble
                key={message.id}
                message={message}
                newDay={isNewDay(message, messages[place - 1])}
                old={message.timestamp <= lastAtFirst}
              />
            ))}
            {outgoing.map((message) => (
              <OutgoingBubble
                key={message.clientId}
                message={message}
                onRetry={() => onRetry(message)}
                onEdit={() => onEdit(message)}
              />
            ))}
          </ol>
        )}
        {typing ? <TypingNote name="L’équipe" /> : null}
      </div>
    </div>
  );
}

function isNewDay(message: SupportMessage, previous: SupportMessage | undefined): boolean {
  return frenchDay(new Date(message.timestamp)) !== (previous && frenchDay(new Date(previous.timestamp)));
}

function SupportBubble({ message, newDay, old }: { message: SupportMessage; newDay: boolean; old: boolean }) {
  const mine = message.sender !== 'admin';
  const at = new Date(message.timestamp);
  return (
    <Bubble mine={mine} author={mine ? 'Vous' : 'L’équipe'} content={message.content} quiet={mine || old}>
      <BubbleMeta>
        <time dateTime={message.timestamp}>
          {newDay ? `${frenchDay(at)}, ` : null}
          {frenchTime(at)}
        </time>
        {message.automatic ? <span className="italic">Réponse automatique</span> : null}
      </BubbleMeta>
    </Bubble>
  );
}
