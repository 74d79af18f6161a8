import type { ReactNode, RefObject } from 'react';
import { MESSAGE_MAX_LENGTH } from '#mechanisms/threads/rules.ts';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Outgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CoachLog } from '../coach-log.tsx';
import { useCoachThread } from '../use-coach-thread.ts';
import type { CoachChannel } from './coach-channel.ts';

interface CoachConversationProps {
  channel: CoachChannel;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is typed and not sent. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** What stands before the place where one writes. */
  gate?: (composer: ReactNode) => ReactNode;
}

/** The messages of a member and their coach, and where to write, on either side. */
export function CoachConversation({
  channel,
  field,
  draft,
  onDraftChange,
  gate = (composer) => composer,
}: CoachConversationProps) {
  const chat = useCoachThread(channel);
  const { data, error, isFetching, refetch } = chat.thread;

  function edit({ clientId, content }: Outgoing) {
    chat.forget(clientId);
    onDraftChange(draft.trim() ? `${content}\n${draft}` : content);
    field.current?.focus();
  }
  return (
    <>
      {data ? (
        <CoachLog channel={channel} chat={chat} onEdit={edit} />
      ) : error ? (
        <div className="flex-1 p-4">
          <RetryAlert onRetry={() => void refetch()} retrying={isFetching}>
            Cette conversation n’a pas pu être affichée. Rien n’est perdu.
          </RetryAlert>
        </div>
      ) : (
        <div className="grid flex-1 content-start gap-3 p-5" role="status">
          <span className="sr-only">Chargement de la conversation…</span>
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="ml-auto h-10 w-1/2" />
        </div>
      )}
      {gate(
        <Composer
          label={`Votre message à ${channel.otherName}`}
          placeholder={`Écrire à ${channel.otherName}…`}
          maxLength={MESSAGE_MAX_LENGTH}
          field={field}
          text={draft}
          onTextChange={onDraftChange}
          onSend={(text) => {
            chat.send(text);
            onDraftChange('');
          }}
        />,
      )}
    </>
  );
}
