import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { deskAppointmentsApi } from './shared/api.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

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
  const { settle, failed } = useAppointmentChange();
  const verify = useMutation(
    deskAppointmentsApi.verify.mutationOptions({
      onSettled: settle.onSettled,
      onSuccess: () => {
        notify.success(`${firstName} reçoit votre explication par e-mail.`);
        onClose();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!verify.isPending) verify.mutate({ id, verdict: { same: false, words } });
  }

  return (
    <Dialog onClose={onClose} title="Je n’ai pas pu reconnaître cette personne">
      <form onSubmit={submit} className="grid gap-5">
        <TextArea
          label={`Ce que ${firstName} lira`}
          hint="Dites ce qui a manqué et comment y remédier. Le profil reste visible comme avant."
          rows={5}
          maxLength={WORDS_MAX_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <FailureAlert error={verify.error} failed={failed} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Fermer
          </Button>
          <Button type="submit" pending={verify.isPending}>
            Envoyer cette explication
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
