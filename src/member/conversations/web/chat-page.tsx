import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { DeletedConversations } from '#member/reports/web/shared/deleted-conversations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Contact } from '../contract.ts';
import { ChatColumns, type Guest } from './chat-columns.tsx';
import { chatErrorSentence } from './chat-sentences.ts';
import { contactsQuery, conversationsApi } from './shared/api.ts';

interface ChatPageProps {
  /** A conversation outside the member contacts, above the list; undefined while its existence is unknown. */
  guest: Guest | null | undefined;
  /** Its key in the URL while its existence is still unknown. */
  guestKey: string | null;
}

export function ChatPage({ guest, guestKey }: ChatPageProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...contactsQuery(), ...useFallbackPolling() });
  useGoneConversation(data, guest?.key ?? guestKey);
  useFocusWhenEmptied(data);
  if (guest === undefined || (!data && !error)) return <ChatColumns contacts={null} guest={guest ?? null} />;
  if (data && (data.length > 0 || guest)) return <ChatColumns contacts={data} guest={guest} />;
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

/** After the member deletes a conversation, the URL changes slightly later than the list. */
const SAID_AFTER_MS = 300;

/** When the open conversation is deleted, or the URL is stale: says so, and shows the list. */
function useGoneConversation(contacts: readonly Contact[] | undefined, guestKey: string | null): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const openId = search.get('contact');
  const isGone =
    openId !== null && openId !== guestKey && contacts?.every(({ id }) => id !== openId) === true;
  useEffect(() => {
    if (!isGone) return;
    const timer = window.setTimeout(() => {
      if (!wasDeletedHere(queryClient, openId)) notify.info('Cette conversation n’est plus disponible.');
      void navigate('/chat', { replace: true });
    }, SAID_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isGone, openId, navigate, queryClient]);
}

function wasDeletedHere(queryClient: QueryClient, contactId: string): boolean {
  const deletions = queryClient
    .getMutationCache()
    .findAll({ mutationKey: conversationsApi.deleteConversation.key() });
  return deletions.some(({ state: { variables, status } }) => {
    const isObject = typeof variables === 'object' && variables !== null;
    return status !== 'error' && isObject && 'id' in variables && variables.id === contactId;
  });
}

/** Focuses the page title when the last conversation is gone. */
function useFocusWhenEmptied(contacts: readonly Contact[] | undefined): void {
  const count = useRef(0);
  useEffect(() => {
    if (contacts?.length === 0 && count.current > 0) document.querySelector<HTMLElement>('h1')?.focus();
    count.current = contacts?.length ?? 0;
  }, [contacts]);
}
