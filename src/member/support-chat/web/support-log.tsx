import { useRef, useState } from 'react';
import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { ChatLog } from '#mechanisms/threads/web/shared/chat-log.tsx';
import { EarlierMessages } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { MessageMoment } from '#mechanisms/threads/web/shared/message-moment.tsx';
import { OutgoingBubbles } from '#mechanisms/threads/web/shared/outgoing-bubbles.tsx';
import { TypingNote } from '#mechanisms/threads/web/shared/typing-note.tsx';
import { useEarlier } from '#mechanisms/threads/web/shared/use-earlier.ts';
import type { Outgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { SupportChat, SupportMessage } from '../contract.ts';
import type { SupportChannel } from './shared/support-channel.ts';

interface SupportLogProps {
  channel: SupportChannel;
  chat: SupportChat;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onEdit: (message: Outgoing) => void;
}

const inOrder = (one: SupportMessage, other: SupportMessage) =>
  one.timestamp.localeCompare(other.timestamp) || one.id - other.id;

/** The messages, at most 24 rem high (spec 2 §2). */
export function SupportLog({ channel, chat, outgoing, onRetry, onEdit }: SupportLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { messages, earlier } = useEarlier(chat, channel.readOlder, inOrder);
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
        <EarlierMessages earlier={earlier} />
        {messages.length === 0 && outgoing.length === 0 ? (
          <p className="px-2 py-8 text-center text-encre-2">Commencez la conversation avec notre équipe !</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {messages.map((message, place) => (
              <SupportBubble
                key={message.id}
                message={message}
                previous={messages[place - 1]}
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

interface SupportBubbleProps {
  message: SupportMessage;
  previous: SupportMessage | undefined;
  old: boolean;
}

function SupportBubble({ message, previous, old }: SupportBubbleProps) {
  const mine = message.sender !== 'admin';
  return (
    <Bubble
      mine={mine}
      author={mine ? 'Vous' : (message.author ?? 'L’équipe')}
      content={message.content}
      quiet={mine || old}
    >
      <BubbleMeta>
        {message.author ? <span className="font-semibold">{message.author}</span> : null}
        <MessageMoment at={message.timestamp} previous={previous?.timestamp} />
        {message.automatic ? <span className="italic">Réponse automatique</span> : null}
      </BubbleMeta>
    </Bubble>
  );
}
