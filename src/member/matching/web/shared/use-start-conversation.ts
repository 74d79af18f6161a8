import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { Prompt } from '#member/prompts/rules.ts';
import { matchingApi } from './api.ts';

/** Opens the conversation with its greeting, and with an answer where there is one, and goes there. */
export function useStartConversation() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** The sentence under which one writes: one at a time. */
  const [answering, setAnswering] = useState<{ profileId: string; prompt: Prompt } | null>(null);
  const mutation = useMutation(
    matchingApi.startConversation.mutationOptions({
      // Opened before, it is found again, and its first message is stored once.
      ...safeToRepeat,
      onSuccess: ({ contactId }) => {
        void refreshMadeOf(queryClient, 'contacts');
        // Whoever is in conversation is not proposed any more, and one place less is left.
        void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
        return navigate(`/chat?contact=${encodeURIComponent(contactId)}`);
      },
    }),
  );
  return { ...mutation, answering, setAnswering };
}
export type StartConversation = ReturnType<typeof useStartConversation>;
