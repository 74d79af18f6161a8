import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { deskStaffApi } from '../shared/api.ts';

const FAILED = 'Ce changement n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

/** What is done at once, without a dialog. */
export function useColleagueChanges() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: deskStaffApi.colleagues.key() });
  const onError = (error: Error) => toast.error(errorSentence(error, FAILED));
  const inviteAgain = useMutation(
    deskStaffApi.inviteAgain.mutationOptions({
      onSuccess: () => toast.success('Le lien est envoyé.'),
      onError,
    }),
  );
  const enable = useMutation(
    deskStaffApi.enable.mutationOptions({
      onSuccess: async () => {
        await refetch();
        toast.success('Le compte est réactivé.');
      },
      onError,
    }),
  );
  return { inviteAgain, enable };
}
