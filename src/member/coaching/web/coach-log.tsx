import { useRef, useState } from 'react';
import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { ChatLog } from '#mechanisms/threads/web/shared/chat-log.tsx';
import { EarlierMessages } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { MessageMoment } from '#mechanisms/threads/web/shared/message-moment.tsx';
import { OutgoingBubbles } from '#mechanisms/threads/web/shared/outgoing-bubbles.tsx';
import type { Outgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { CoachMessage } from '../contract.ts';
import type { CoachChannel } from './shared/coach-channel.ts';
import type { useCoachThread } from './use-coach-thread.ts';

interface CoachLogProps {
  channel: CoachChannel;
  chat: ReturnType<typeof useCoachThread>;
  onEdit: (message: Outgoing) => void;
}

/** What the two have written, in the look of every conversation. */
export function CoachLog({ channel, chat, onEdit }: CoachLogProps) {
  const { side, otherName } = channel;
  const { messages, earlier, outgoing, retry } = chat;
  const log = useRef<HTMLDivElement>(null);
  // What was there when one came is not read aloud as if it had just been written.
  const [lastAtFirst] = useState(() => messages.at(-1)?.id ?? 0);
  return (
    <ChatLog
      log={log}
      label={`Messages avec ${otherName}`}
      outgoingCount={outgoing.length}
      busy={earlier.loading}
      className="min-h-0 flex-1 px-4 py-5 sm:px-6"
    >
      <div className="grid gap-4">
        {earlier.exist ? (
          <EarlierMessages earlier={earlier} />
        ) : (
          <p className="mx-auto max-w-md rounded-[20px] bg-lin px-4 py-3 text-center text-sm text-encre-2">
            {side === 'member'
              ? `Cette conversation reste entre vous et ${otherName}. Si quelqu’un d’autre vous accompagne un jour, cette personne ne la lira pas.`
              : `Cette conversation reste entre vous et ${otherName}. La personne qui l’accompagnera après vous ne la lira pas.`}
          </p>
        )}
        <ol className="flex flex-col gap-3">
          {messages.map((message, place) => (
            <CoachBubble
              key={message.id}
              message={message}
              mine={message.from === side}
              author={otherName}
              previous={messages[place - 1]}
              old={message.id <= lastAtFirst}
            />
          ))}
          <OutgoingBubbles outgoing={outgoing} onRetry={retry} onEdit={onEdit} />
        </ol>
      </div>
    </ChatLog>
  );
}

interface CoachBubbleProps {
  message: CoachMessage;
  mine: boolean;
  author: string;
  previous: CoachMessage | undefined;
  old: boolean;
}

function CoachBubble({ message, mine, author, previous, old }: CoachBubbleProps) {
  return (
    <Bubble mine={mine} author={mine ? 'Vous' : author} content={message.content} quiet={mine || old}>
      <BubbleMeta>
        <MessageMoment at={message.createdAt} previous={previous?.createdAt} />
        {mine && message.read ? <span>Lu</span> : null}
      </BubbleMeta>
    </Bubble>
  );
}
