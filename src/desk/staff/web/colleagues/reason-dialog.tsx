import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ListedColleague, reasonField } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';

const WORDS = {
  disable: {
    title: (name: string) => `Désactiver le compte ${ofName(name)}`,
    description:
      'Ses sessions se ferment tout de suite et ses accès ne sont plus valables. Ses créneaux libres ne sont plus proposés. Ce qui a été fait reste au journal. Le compte peut être réactivé.',
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
  const [missing, setMissing] = useState<string>();
  const words = WORDS[kind];
  const route = kind === 'disable' ? deskStaffApi.disable : deskStaffApi.resetSecondFactor;
  const change = { mutationFn: (input: { id: string; reason: string }) => route.call(input) };
  const act = useDeskChange(deskStaffApi.colleagues, change, { said: words.done, onDone: onClose });
  function submit() {
    const checked = reasonField.safeParse(reason);
    setMissing(checked.error?.issues[0]?.message);
    if (checked.success) act.mutate({ id, reason: checked.data });
  }
  return (
    <FormDialog
      title={words.title(firstName || email)}
      description={words.description}
      submitLabel={words.confirm}
      pendingLabel="En cours…"
      danger
      pending={act.isPending}
      error={act.error}
      failed="Ce changement n’a pas abouti. Vérifiez votre connexion internet et réessayez."
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Raison"
        hint="Elle est notée au journal."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={missing}
      />
    </FormDialog>
  );
}
