import { useRef, useState } from 'react';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { Bubble, BubbleMeta } from '#ui/chat/bubble.tsx';
import { ChatLog } from '#ui/chat/chat-log.tsx';
import { OutgoingBubbles } from '#ui/chat/outgoing-bubbles.tsx';
import { TypingNote } from '#ui/chat/typing-note.tsx';
import type { Outgoing } from '#ui/chat/use-outgoing.ts';
import type { SupportChat, SupportMessage } from '../contract.ts';
import type { SupportChannel } from './shared/support-channel.ts';
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

  return (
    <ChatLog
      log={log}
      label="Messages avec l’équipe"
      outgoingCount={outgoing.length}
      className="max-h-96 min-h-40 bg-white p-4"
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
          <p className="px-2 py-8 text-center text-encre-2">Commencez la conversation avec notre équipe !</p>
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
            <OutgoingBubbles outgoing={outgoing} onRetry={onRetry} onEdit={onEdit} />
          </ol>
        )}
        {typing ? <TypingNote name="L’équipe" /> : null}
      </div>
    </ChatLog>
  );
}

function isNewDay(message: SupportMessage, previous: SupportMessage | undefined): boolean {
  return frenchDay(new Date(message.timestamp)) !== (previous && frenchDay(new Date(previous.timestamp)));
}

function SupportBubble({ message, newDay, old }: { message: SupportMessage; newDay: boolean; old: boolean }) {
  const mine = message.sender !== 'admin';
  const at = new Date(message.timestamp);
  return (
    <Bubble
      mine={mine}
      author={mine ? 'Vous' : (message.author ?? 'L’équipe')}
      content={message.content}
      quiet={mine || old}
    >
      <BubbleMeta>
        {message.author ? <span className="font-semibold">{message.author}</span> : null}
        <time dateTime={message.timestamp}>
          {newDay ? `${frenchDay(at)}, ` : null}
          {frenchTime(at)}
        </time>
        {message.automatic ? <span className="italic">Réponse automatique</span> : null}
      </BubbleMeta>
    </Bubble>
  );
}
