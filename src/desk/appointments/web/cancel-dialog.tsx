import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { deskAppointmentsApi } from './shared/api.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

interface CancelDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** The member is told by mail, with a word of one's own if one likes. */
export function CancelDialog({ id, firstName, onClose }: CancelDialogProps) {
  const [words, setWords] = useState('');
  const { settle, failed } = useAppointmentChange();
  const cancel = useMutation(
    deskAppointmentsApi.cancel.mutationOptions({
      onSettled: settle.onSettled,
      onSuccess: () => {
        notify.success(`${firstName} reçoit un e-mail.`);
        onClose();
      },
    }),
  );
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
      <FailureAlert error={cancel.error} failed={failed} />
    </ConfirmDialog>
  );
}
