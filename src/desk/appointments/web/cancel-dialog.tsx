import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CHANGE_FAILED } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';

interface CancelDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** The member is told by mail, with a word of one's own if one likes. */
export function CancelDialog({ id, firstName, onClose }: CancelDialogProps) {
  const [words, setWords] = useState('');
  const cancel = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.cancel.mutationOptions(), {
    said: `${firstName} reçoit un e-mail.`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={'Annuler ce rendez-vous\u202f?'}
      description={`${firstName} reçoit un e-mail d’excuse et peut choisir un autre horaire. Celui-ci est retiré.`}
      confirmLabel="Annuler le rendez-vous"
      cancelLabel="Le garder"
      danger
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate({ id, words })}
    >
      <TextArea
        label="Un mot de votre part"
        optional
        rows={3}
        maxLength={WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <FailureAlert error={cancel.error} failed={CHANGE_FAILED} />
    </ConfirmDialog>
  );
}
