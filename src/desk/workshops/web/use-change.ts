import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/toasts.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

/** A change of a date: the list is read again, the window closes, and a word says who knows. */
export function useChange<Output, Error, Input>(
  options: UseMutationOptions<Output, Error, Input>,
  { said, onDone }: { said: (output: Output) => string; onDone: () => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: async (output) => {
      onDone();
      notify.success(said(output));
      await queryClient.invalidateQueries({ queryKey: deskWorkshopsApi.key() });
    },
  });
}

/** « 5 personnes sont prévenues par e-mail. » */
export function toldSentence({ told }: { told: number }): string {
  if (told === 0) return 'C’est fait. Personne n’était à prévenir.';
  return told === 1
    ? 'C’est fait : une personne est prévenue par e-mail.'
    : `C’est fait : ${told} personnes sont prévenues par e-mail.`;
}
