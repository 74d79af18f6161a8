import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CHANGE_FAILED } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';

/** What most often is missing, kindly said. */
const SUGGESTION =
  'Vos photos datent peut-être un peu, ou la lumière ne nous a pas permis de bien vous voir. Ajoutez en premier une photo récente, de face, et reprenez rendez-vous quand vous voulez.';

interface NotSureDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** One could not say with certainty that it is the same person: why, in words that the member reads. */
export function NotSureDialog({ id, firstName, onClose }: NotSureDialogProps) {
  const [words, setWords] = useState(SUGGESTION);
  const verify = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.verify.mutationOptions(), {
    said: `${firstName} reçoit votre explication par e-mail.`,
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Je n’ai pas pu reconnaître cette personne"
      submitLabel="Envoyer cette explication"
      cancelLabel="Fermer"
      pending={verify.isPending}
      error={verify.error}
      failed={CHANGE_FAILED}
      onSubmit={() => verify.mutate({ id, verdict: { same: false, words } })}
      onClose={onClose}
    >
      <TextArea
        label={`Ce que ${firstName} lira`}
        hint="Dites ce qui a manqué et comment y remédier. Le profil reste visible comme avant."
        rows={5}
        maxLength={WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  );
}
