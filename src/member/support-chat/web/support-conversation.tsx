import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '#mechanisms/threads/rules.ts';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import type { Outgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { SupportPanel } from './support-panel.tsx';
import { useSupportChat } from './use-support-chat.ts';
import { useVisitorLive } from './use-visitor-live.ts';

interface SupportConversationProps {
  id: string;
  channel: SupportChannel;
  open: boolean;
  onClose: () => void;
}

export function SupportConversation({ id, channel, open, onClose }: SupportConversationProps) {
  const { chat, outgoing, send, retry, forget } = useSupportChat(channel, open);
  useVisitorLive(channel.kind === 'visitor');
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  if (!open) return null;

  function edit({ clientId, content }: Outgoing) {
    forget(clientId);
    setDraft(draft.trim() ? `${content}\n${draft}` : content);
    field.current?.focus();
  }

  return (
    <SupportPanel id={id} onClose={onClose} promise={chat.data?.promise}>
      {chat.data ? (
        <SupportLog channel={channel} chat={chat.data} outgoing={outgoing} onRetry={retry} onEdit={edit} />
      ) : chat.error ? (
        <div className="p-4">
          <RetryAlert onRetry={() => void chat.refetch()} retrying={chat.isFetching}>
            La conversation n’a pas pu être affichée. Ce que vous avez écrit est en sécurité.
          </RetryAlert>
        </div>
      ) : (
        <div className="grid gap-3 p-5" role="status">
          <span className="sr-only">Chargement de la conversation…</span>
          <Skeleton className="h-14 w-3/4" />
          <Skeleton className="ml-auto h-10 w-1/2" />
        </div>
      )}
      <Composer
        label="Votre message à l’équipe"
        placeholder="Tapez votre message…"
        maxLength={MESSAGE_MAX_LENGTH}
        compact
        field={field}
        text={draft}
        onTextChange={setDraft}
        onSend={(text) => {
          send(text);
          setDraft('');
        }}
      />
    </SupportPanel>
  );
}
