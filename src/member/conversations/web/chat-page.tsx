import { useQuery } from '@tanstack/react-query';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { DeletedConversations } from '#member/reports/web/shared/deleted-conversations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ChatColumns, type Guest } from './chat-columns.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { contactsQuery } from './thread-query.ts';
import { useFocusWhenEmptied, useGoneConversation } from './use-gone-conversation.ts';

interface ChatPageProps {
  /** A conversation that is none of two members, above the list. */
  guest: Guest | null;
  /** Its key in the address while it is not known whether there is one. */
  guestKey: string | null;
}

export function ChatPage({ guest, guestKey }: ChatPageProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...contactsQuery(), ...useFallbackPolling() });
  useGoneConversation(data, guest?.key ?? guestKey);
  useFocusWhenEmptied(data);
  if (data && (data.length > 0 || guest)) return <ChatColumns contacts={data} guest={guest} />;
  if (!data && !error) return <ChatColumns contacts={null} guest={guest} />;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageTitle>Messages</PageTitle>
      {data ? (
        <>
          <EmptyState
            title="Vos conversations commenceront ici"
            illustration={<LetterScene className="block h-auto w-full" />}
            action={<ButtonLink to="/selection">Voir mes matchs</ButtonLink>}
          >
            Choisissez une personne parmi vos matchs et envoyez-lui un message : nous écrivons le premier
            bonjour, vous trouvez la suite.
          </EmptyState>
          <DeletedConversations />
        </>
      ) : (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {chatErrorSentence(error, 'contacts')}
        </ErrorState>
      )}
    </div>
  );
}
