import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { TextArea } from '#ui/text-area.tsx';
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
  return (
    <ChangeDialog
      title="Je n’ai pas pu reconnaître cette personne"
      submitLabel="Envoyer cette explication"
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.verify.mutationOptions()}
      inputOf={(typed) => ({ id, verdict: { same: false as const, words: typed('words') } })}
      said={`${firstName} reçoit votre explication par e-mail.`}
      onClose={onClose}
    >
      <TextArea
        label={`Ce que ${firstName} lira`}
        name="words"
        hint="Dites ce qui a manqué et comment y remédier. Le profil reste visible comme avant."
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={SUGGESTION}
      />
    </ChangeDialog>
  );
}
