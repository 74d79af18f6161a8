import { errorSentence } from '#browser/api/error-sentence.ts';
import { notify } from '#ui/toasts.tsx';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';

const FAILED = 'Ce changement n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

export function useColleagueChanges() {
  const onRefused = (error: Error) => notify.error(errorSentence(error, FAILED));
  const inviteAgain = useDeskChange(deskStaffApi.colleagues, deskStaffApi.inviteAgain.mutationOptions(), {
    said: 'Le lien est envoyé.',
    onRefused,
  });
  const enable = useDeskChange(deskStaffApi.colleagues, deskStaffApi.enable.mutationOptions(), {
    said: 'Le compte est réactivé.',
    onRefused,
  });
  const liftLock = useDeskChange(deskStaffApi.colleagues, deskStaffApi.liftLock.mutationOptions(), {
    said: 'Le blocage est levé. La personne en est prévenue par e-mail.',
    onRefused,
  });
  return { inviteAgain, enable, liftLock };
}
