import { useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { notify } from '#ui/toasts.tsx';
import { deskAppointmentsApi } from './shared/api.ts';

const FAILED = 'Cela n’a pas pu être enregistré. Rien n’a changé\u202f: réessayez dans un instant.';

/** What every change of an appointment does once the server has answered. */
export function useAppointmentChange() {
  const queryClient = useQueryClient();
  return {
    failed: FAILED,
    settle: {
      onError: (error: Error) => notify.error(errorSentence(error, FAILED)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: deskAppointmentsApi.key() }),
    },
  };
}
