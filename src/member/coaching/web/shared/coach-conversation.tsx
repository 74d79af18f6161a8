import type { ReactNode } from 'react';
import { Bubble, BubbleMeta } from '#mechanisms/threads/web/shared/bubble.tsx';
import { Composer, type Draft, writingIn } from '#mechanisms/threads/web/shared/composer.tsx';
import { useEarlier } from '#mechanisms/threads/web/shared/earlier-messages.tsx';
import { MessageMoment, ThreadContent, ThreadLog } from '#mechanisms/threads/web/shared/thread-log.tsx';
import type { Outgoing, Sending } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { useThreadChannel } from '#mechanisms/threads/web/shared/use-thread-channel.ts';
import type { CoachThread } from '../../contract.ts';
import type { CoachChannel } from './coach-channel.ts';

interface CoachConversationProps {
  channel: CoachChannel;
  draft: Draft;
  /** With more than one, Enter inserts a line break. */
  lines?: number;
  /** Wraps the composer, such as in a consent question. */
  gate?: (composer: ReactNode) => ReactNode;
}

/** The conversation of a member and their coach, with its composer, on either side. */
export function CoachConversation({
  channel,
  draft,
  lines = 1,
  gate = (composer) => composer,
}: CoachConversationProps) {
  const { thread, ...sending } = useThreadChannel(channel);
  const { onSend, onEdit } = writingIn(sending, draft);
  return (
    <>
      <ThreadContent query={thread} failed="Cette conversation n’a pas pu être affichée. Rien n’est perdu.">
        {(told) => <CoachLog channel={channel} thread={told} sending={sending} onEdit={onEdit} />}
      </ThreadContent>
      {gate(
        <Composer
          label={`Votre message à ${channel.otherName}`}
          placeholder={`Écrire à ${channel.otherName}…`}
          {...draft}
          lines={lines}
          onSend={onSend}
        />,
      )}
    </>
  );
}

interface CoachLogProps {
  channel: CoachChannel;
  thread: CoachThread;
  sending: Sending;
  onEdit: (message: Outgoing) => void;
}

/** The messages, styled like any conversation. */
function CoachLog({ channel, thread, sending, onEdit }: CoachLogProps) {
  const { side, otherName, readOlder } = channel;
  const { messages, earlier, isOld } = useEarlier(thread, readOlder, (one, other) => one.id - other.id);
  return (
    <ThreadLog
      label={`Messages avec ${otherName}`}
      className="min-h-0 flex-1 gap-4 px-4 py-5 sm:px-6"
      earlier={earlier}
      sending={sending}
      onEdit={onEdit}
      start={
        <p className="mx-auto max-w-md rounded-[20px] bg-lin px-4 py-3 text-center text-sm text-encre-2">
          {side === 'member'
            ? `Cette conversation reste entre vous et ${otherName}. Si quelqu’un d’autre vous accompagne un jour, cette personne ne la lira pas.`
            : `Cette conversation reste entre vous et ${otherName}. La personne qui l’accompagnera après vous ne la lira pas.`}
        </p>
      }
    >
      {messages.map((message, place) => {
        const { id, from, content, createdAt, read } = message;
        const mine = from === side;
        return (
          <Bubble
            key={id}
            mine={mine}
            author={mine ? 'Vous' : otherName}
            content={content}
            quiet={mine || isOld(message)}
          >
            <BubbleMeta>
              <MessageMoment at={createdAt} previous={messages[place - 1]?.createdAt} />
              {mine && read ? <span>Lu</span> : null}
            </BubbleMeta>
          </Bubble>
        );
      })}
    </ThreadLog>
  );
}
