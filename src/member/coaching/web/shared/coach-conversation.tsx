import type { ReactNode } from 'react';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { ThreadContent } from '#mechanisms/threads/web/shared/thread-content.tsx';
import { useThreadChannel } from '#mechanisms/threads/web/shared/use-thread-channel.ts';
import { type Draft, writingIn } from '#mechanisms/threads/web/shared/writing-in.ts';
import { CoachLog } from '../coach-log.tsx';
import type { CoachChannel } from './coach-channel.ts';

interface CoachConversationProps {
  channel: CoachChannel;
  draft: Draft;
  /** With more than one, Enter begins a new line. */
  lines?: number;
  /** What stands before the place where one writes. */
  gate?: (composer: ReactNode) => ReactNode;
}

/** The messages of a member and their coach, and where to write, on either side. */
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
