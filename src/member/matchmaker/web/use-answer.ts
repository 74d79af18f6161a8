import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { notify } from '#ui/toasts.tsx';
import type { Introduction } from '../contract.ts';
import { introductionsApi } from './shared/api.ts';
import { readIntroductionsAgain } from './shared/read-introductions-again.ts';

/** Refetches in every case, and opens the conversation once there is one. */
export function useAnswer({ person }: Pick<Introduction, 'person'>, onAnswered: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation(
    introductionsApi.answer.mutationOptions({
      ...safeToRepeat,
      onSuccess: async ({ opened }, { answer }) => {
        if (opened) {
          void refreshMadeOf(queryClient, 'contacts');
          await navigate(`/chat?contact=${encodeURIComponent(person.id)}`);
          return;
        }
        if (answer === 'declined')
          notify.success('C’est noté.', { detail: `${person.firstName} ne le saura pas.` });
        await readIntroductionsAgain(queryClient);
        onAnswered();
      },
      onError: () => readIntroductionsAgain(queryClient),
    }),
  );
}
