import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Composer } from '#mechanisms/threads/web/shared/composer.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS, type SupportChannel } from './shared/support-channel.ts';
import { SupportLog } from './support-log.tsx';
import { useSupportChat } from './use-support-chat.ts';
import { newVisitorId, storeLabels } from './visitor-labels.ts';

export function meta() {
  return [
    ...pageMeta('Votre conversation avec l’équipe'),
    withoutReferrer,
    { name: 'robots', content: 'noindex' },
  ];
}

/** Target of a mailed answer: continues the conversation in any browser. */
export default function ResumeChatPage() {
  const { token, take } = useTokenFromAddress();
  const { mutate, data, error } = useMutation(
    supportChatApi.resume.mutationOptions({
      onSuccess: ({ visitorId, ...labels }) =>
        storeLabels({ ...labels, visitorId: visitorId || newVisitorId() }),
    }),
  );
  useEffect(() => {
    if (token) mutate({ token });
  }, [mutate, token]);

  return (
    <div className="page-width grid max-w-3xl gap-6 py-10">
      <h1 tabIndex={-1}>Votre conversation avec l’équipe</h1>
      {token === null ? (
        <>
          <LostLink page="chat" onToken={take} />
          <ButtonLink to="/contact" variant="quiet" className="justify-self-start">
            Nous écrire
          </ButtonLink>
        </>
      ) : error ? (
        <EmptyState
          title="Cette conversation ne s’ouvre pas"
          action={
            isRefusal(error, 'CHAT_OF_MEMBER') ? (
              <ButtonLink to="/dashboard#equipe">Ouvrir mon espace</ButtonLink>
            ) : (
              <ButtonLink to="/contact">Nous écrire</ButtonLink>
            )
          }
        >
          {errorSentence(
            error,
            'La conversation n’a pas pu être ouverte. Vérifiez votre connexion, puis rechargez la page.',
          )}
        </EmptyState>
      ) : data ? (
        <SupportThreadView channel={CHANNELS.visitor} />
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
    </div>
  );
}

/** The conversation on its own page. */
function SupportThreadView({ channel }: { channel: SupportChannel }) {
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
