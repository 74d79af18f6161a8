import { useEffect } from 'react';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { ThreadContent } from '#mechanisms/threads/web/shared/thread-content.tsx';
import type { SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { SupportPanel } from './support-panel.tsx';
import { useSupportChat } from './use-support-chat.ts';

interface SupportConversationProps {
  id: string;
  channel: SupportChannel;
  open: boolean;
  onClose: () => void;
}

export function SupportConversation({ id, channel, open, onClose }: SupportConversationProps) {
  const { chat, sending, draft, onSend, onEdit } = useSupportChat(channel, open);
  const { field } = draft;
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open, field]);
  if (!open) return null;

  return (
    <SupportPanel id={id} onClose={onClose} promise={chat.data?.promise}>
      <ThreadContent
        query={chat}
        failed="La conversation n’a pas pu être affichée. Ce que vous avez écrit est en sécurité."
      >
        {(told) => <SupportLog channel={channel} chat={told} sending={sending} onEdit={onEdit} />}
      </ThreadContent>
      <Composer
        label="Votre message à l’équipe"
        placeholder="Tapez votre message…"
        compact
        {...draft}
        onSend={onSend}
      />
    </SupportPanel>
  );
}
