import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { matchingApi } from './api.ts';

/** Opens the conversation with its greeting, and goes there. */
export function useStartConversation() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation(
    matchingApi.startConversation.mutationOptions({
      onSuccess: ({ contactId }) => {
        void refreshMadeOf(queryClient, 'contacts');
        // Whoever is in conversation is not proposed any more, and one place less is left.
        void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
        return navigate(`/chat?contact=${encodeURIComponent(contactId)}`);
      },
    }),
  );
}
