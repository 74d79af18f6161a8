import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { TextArea } from '#ui/text-area.tsx';
import { deskAppointmentsApi } from './shared/api.ts';

interface CancelDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** The member is told by mail, with a word of one's own if one likes. */
export function CancelDialog({ id, firstName, onClose }: CancelDialogProps) {
  return (
    <ChangeDialog
      title={'Annuler ce rendez-vous\u202f?'}
      description={`${firstName} reçoit un e-mail d’excuse et peut choisir un autre horaire. Celui-ci est retiré.`}
      submitLabel="Annuler le rendez-vous"
      cancelLabel="Le garder"
      danger
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.cancel.mutationOptions()}
      inputOf={(typed) => ({ id, words: typed('words') })}
      said={`${firstName} reçoit un e-mail.`}
      onClose={onClose}
    >
      <TextArea label="Un mot de votre part" name="words" optional rows={3} maxLength={WORDS_MAX_LENGTH} />
    </ChangeDialog>
  );
}
