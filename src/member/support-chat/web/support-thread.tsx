import { useRef, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '#mechanisms/threads/rules.ts';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { useSupportChat } from './use-support-chat.ts';
import { useVisitorLive } from './use-visitor-live.ts';

/** The conversation in a page of its own. */
export function SupportThread({ channel }: { channel: SupportChannel }) {
  const { chat, outgoing, send, retry, forget } = useSupportChat(channel, true);
  useVisitorLive(channel.kind === 'visitor');
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section className="overflow-hidden rounded-card border border-filet bg-white" aria-label="Messages">
      <QueryContent
        query={chat}
        failed="La conversation n’a pas pu être affichée. Ce que vous avez écrit est en sécurité."
        waiting={<Skeleton className="m-5 h-60" />}
      >
        {(told) => (
          <>
            <p className="border-b border-filet bg-lin px-5 py-3 text-sm text-encre-2">{told.promise}</p>
            <SupportLog
              channel={channel}
              chat={told}
              outgoing={outgoing}
              onRetry={retry}
              onEdit={({ clientId, content }) => {
                forget(clientId);
                setDraft(draft.trim() ? `${content}\n${draft}` : content);
                field.current?.focus();
              }}
            />
          </>
        )}
      </QueryContent>
      <Composer
        label="Votre message à l’équipe"
        placeholder="Votre message…"
        maxLength={MESSAGE_MAX_LENGTH}
        field={field}
        text={draft}
        onTextChange={setDraft}
        onSend={(text) => {
          send(text);
          setDraft('');
        }}
      />
    </section>
  );
}
