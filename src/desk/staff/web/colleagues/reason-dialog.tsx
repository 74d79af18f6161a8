import { useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { ofName } from '#lib/of-name.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ListedColleague } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';

const WORDS = {
  disable: {
    title: (name: string) => `Désactiver le compte ${ofName(name)}`,
    description:
      'Ses sessions se ferment tout de suite et ses accès ne sont plus valables. Ses créneaux libres ne sont plus proposés et ses rendez-vous à venir sont annulés, avec un e-mail aux personnes. Ce qui a été fait reste au journal. Le compte peut être réactivé.',
    confirm: 'Désactiver le compte',
    done: 'Le compte est désactivé.',
  },
  reset: {
    title: (name: string) => `Remettre à zéro la double authentification ${ofName(name)}`,
    description:
      'Son téléphone et ses codes de secours ne servent plus. À la prochaine connexion, son mot de passe suffit pour relier un autre téléphone : vérifiez de vive voix que la demande vient bien de cette personne. Elle en est prévenue par e-mail.',
    confirm: 'Remettre à zéro',
    done: 'La double authentification est remise à zéro.',
  },
} as const;

interface ReasonDialogProps {
  kind: keyof typeof WORDS;
  colleague: ListedColleague;
  onClose: () => void;
}

/** For sensitive changes: the reason is logged. */
export function ReasonDialog({ kind, colleague: { id, firstName, email }, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const words = WORDS[kind];
  const route = kind === 'disable' ? deskStaffApi.disable : deskStaffApi.resetSecondFactor;
  const change = { mutationFn: (input: { id: string; reason: string }) => route.call(input) };
  const act = useDeskChange(deskStaffApi.colleagues, change, { said: words.done, onDone: onClose });
  const refused = fieldSentence(act.error, 'reason');
  return (
    <FormDialog
      title={words.title(firstName || email)}
      description={words.description}
      submitLabel={words.confirm}
      pendingLabel="En cours…"
      danger
      pending={act.isPending}
      error={!refused && act.error}
      failed="Ce changement n’a pas abouti. Vérifiez votre connexion internet et réessayez."
      onSubmit={() => act.mutate({ id, reason })}
      onClose={onClose}
    >
      <TextField
        label="Raison"
        hint="Elle est notée au journal."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={refused}
      />
    </FormDialog>
  );
}
