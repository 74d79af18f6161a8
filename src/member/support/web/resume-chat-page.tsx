import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS } from './shared/support-channel.ts';
import { SupportThreadView } from './support-thread.tsx';
import { keepLabels, newVisitorId } from './visitor-labels.ts';

export function meta() {
  return [
    ...pageMeta('Votre conversation avec l’équipe'),
    withoutReferrer,
    { name: 'robots', content: 'noindex' },
  ];
}

/** What a mailed answer leads to: the conversation, to go on with, in whatever browser it is opened. */
export default function ResumeChatPage() {
  const { token, take } = useTokenFromAddress();
  const { mutate, data, error } = useMutation(
    supportChatApi.resume.mutationOptions({
      onSuccess: ({ visitorId, ...labels }) =>
        keepLabels({ ...labels, visitorId: visitorId || newVisitorId() }),
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
