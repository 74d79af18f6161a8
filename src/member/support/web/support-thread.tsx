import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { useSupportChat } from './use-support-chat.ts';

/** The conversation in a page of its own. */
export function SupportThreadView({ channel }: { channel: SupportChannel }) {
  const { chat, sending, draft, onSend, onEdit } = useSupportChat(channel, true);
  return (
    <section className="overflow-hidden rounded-card border border-filet bg-carte" aria-label="Messages">
      <QueryContent
        query={chat}
        failed="La conversation n’a pas pu être affichée. Ce que vous avez écrit est en sécurité."
        waiting={<Skeleton className="m-5 h-60" />}
      >
        {(told) => (
          <>
            <p className="border-b border-filet bg-lin px-5 py-3 text-sm text-encre-2">{told.promise}</p>
            <SupportLog channel={channel} chat={told} sending={sending} onEdit={onEdit} />
          </>
        )}
      </QueryContent>
      <Composer label="Votre message à l’équipe" placeholder="Votre message…" {...draft} onSend={onSend} />
    </section>
  );
}
