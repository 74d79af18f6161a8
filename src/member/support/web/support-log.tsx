import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { MessageMoment } from '#mechanisms/threads/web/shared/message-moment.tsx';
import { ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import { TypingNote } from '#mechanisms/threads/web/shared/typing-note.tsx';
import { useEarlier } from '#mechanisms/threads/web/shared/use-earlier.ts';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { ShownSupportChat, SupportMessage } from '../contract.ts';
import { MessagePictures } from './shared/message-pictures.tsx';
import type { SupportChannel } from './shared/support-channel.ts';
import { SupportRating } from './support-rating.tsx';

interface SupportLogProps {
  channel: SupportChannel;
  chat: ShownSupportChat;
  sending: Sending;
  onEdit: (message: Outgoing) => void;
}

/** By moment and not by number: an automatic answer is stored before the moment at which it appears. */
const inOrder = (one: SupportMessage, other: SupportMessage) =>
  one.timestamp.localeCompare(other.timestamp) || one.id - other.id;

/** The messages, at most 24 rem high (spec 2 §2). */
export function SupportLog({ channel, chat, sending, onEdit }: SupportLogProps) {
  const { rating } = chat;
  const { messages, earlier, isOld } = useEarlier(chat, channel.readOlder, inOrder);
  const empty = messages.length === 0 && sending.outgoing.length === 0;
  const typing = chat.nextInMs !== null && messages.at(-1)?.sender !== 'admin';
  return (
    <>
      <ThreadLog
        label="Messages avec l’équipe"
        className="max-h-96 min-h-40 shrink-50 gap-3 bg-carte p-4"
        earlier={earlier}
        sending={sending}
        onEdit={onEdit}
        start={
          empty ? (
            <p className="px-2 py-8 text-center text-encre-2">
              Commencez la conversation avec notre équipe !
            </p>
          ) : null
        }
        end={typing ? <TypingNote name="L’équipe" /> : null}
      >
        {messages.map((message, place) => {
          const { id, sender, author, content, timestamp, automatic, pictures } = message;
          const mine = sender !== 'admin';
          const speaker = mine ? 'Vous' : (author ?? 'L’équipe');
          return (
            <Bubble key={id} mine={mine} author={speaker} content={content} quiet={mine || isOld(message)}>
              <MessagePictures pictures={pictures} by={mine ? 'vous' : speaker} />
              <BubbleMeta>
                {author ? <span className="font-semibold">{author}</span> : null}
                <MessageMoment at={timestamp} previous={messages[place - 1]?.timestamp} />
                {automatic ? <span className="italic">Réponse automatique</span> : null}
              </BubbleMeta>
            </Bubble>
          );
        })}
      </ThreadLog>
      {rating ? <SupportRating channel={channel} stage={rating} /> : null}
    </>
  );
}
