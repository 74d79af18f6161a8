import { useQuery } from '@tanstack/react-query';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ChatColumns } from './chat-columns.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { contactsQuery } from './thread-query.ts';
import { useFocusWhenEmptied, useGoneConversation } from './use-gone-conversation.ts';

export default function ChatPage() {
  const { data, error, isFetching, refetch } = useQuery({ ...contactsQuery(), ...useFallbackPolling() });
  useGoneConversation(data);
  useFocusWhenEmptied(data);
  if (data && data.length > 0) return <ChatColumns contacts={data} />;
  if (!data && !error) return <ChatColumns contacts={null} />;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageTitle>Messages</PageTitle>
      {data ? (
        <EmptyState
          title="Vos conversations commenceront ici"
          illustration={<LetterScene className="block h-auto w-full" />}
          action={<ButtonLink to="/selection">Voir mes matchs</ButtonLink>}
        >
          Choisissez une personne parmi vos matchs et envoyez-lui un message : nous écrivons le premier
          bonjour, vous trouvez la suite.
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {chatErrorSentence(error, 'contacts')}
        </ErrorState>
      )}
    </div>
  );
}
