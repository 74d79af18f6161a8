import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { Prompt } from '#member/profile/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { matchingApi } from './api.ts';

/** Spec 1 §8, verbatim. */
const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.';

export function StartFailure({ error }: { error: unknown }) {
  return (
    <Alert
      tone="error"
      action={
        isRefusal(error, 'CONTACT_LIMIT_REACHED') ? (
          <TextLink to="/chat">Retrouver mes conversations</TextLink>
        ) : null
      }
    >
      {errorSentence(error, SEND_FAILED)}
    </Alert>
  );
}

export function useStartConversation() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [answering, setAnswering] = useState<{ profileId: string; to: AnswerTo } | null>(null);
  const mutation = useMutation(
    matchingApi.startConversation.mutationOptions({
      // Idempotent: an existing conversation is returned, and its first message is stored once.
      ...safeToRepeat,
      onSuccess: ({ contactId }) => {
        void refreshMadeOf(queryClient, 'contacts');
        // A contact leaves the selection, and one fewer conversation is available.
        void queryClient.invalidateQueries({ queryKey: matchingApi.key() });
        return navigate(`/chat?contact=${encodeURIComponent(contactId)}`);
      },
    }),
  );
  return { ...mutation, answering, setAnswering };
}
export type StartConversation = ReturnType<typeof useStartConversation>;

/** What a member replies to: a prompt, or a photo by its URL. */
export type AnswerTo = { prompt: Prompt } | { photo: string };

export function isSame(one: AnswerTo, other: AnswerTo): boolean {
  return 'prompt' in one
    ? 'prompt' in other && one.prompt === other.prompt
    : 'photo' in other && one.photo === other.photo;
}

/** Id of the open form for a person. */
export const answerFormId = (profileId: string) => `reponse-${profileId}`;
