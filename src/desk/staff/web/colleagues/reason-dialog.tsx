import { ofName } from '#lib/of-name.ts';
import { TextField } from '#ui/text-field.tsx';
import type { ListedColleague } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { ChangeDialog } from '../shared/change-dialog.tsx';
import { LostWork, releasedWords } from './lost-work.tsx';

const WORDS = {
  disable: {
    title: (name: string) => `Désactiver le compte ${ofName(name)}`,
    description:
      'Ses sessions se ferment tout de suite et ses accès ne sont plus valables. Ce qui a été fait reste au journal. Le compte peut être réactivé, sans ce qui aura été rendu.',
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
export function ReasonDialog({ kind, colleague, onClose }: ReasonDialogProps) {
  const { id, firstName, email } = colleague;
  const words = WORDS[kind];
  const shown = {
    title: words.title(firstName || email),
    description: words.description,
    submitLabel: words.confirm,
    danger: true,
    onClose,
  };
  const reason = (
    <TextField label="Raison" name="reason" hint="Elle est notée au journal." required maxLength={300} />
  );
  if (kind === 'reset')
    return (
      <ChangeDialog
        {...shown}
        api={deskStaffApi.colleagues}
        change={deskStaffApi.resetSecondFactor.mutationOptions()}
        inputOf={(typed) => ({ id, reason: typed('reason') })}
        said={words.done}
      >
        {reason}
      </ChangeDialog>
    );
  return (
    <ChangeDialog
      {...shown}
      api={deskStaffApi.colleagues}
      change={deskStaffApi.disable.mutationOptions()}
      inputOf={(typed) => ({ id, reason: typed('reason'), heir: typed('heir') || null })}
      said={(done) => [words.done, releasedWords(done)].filter(Boolean).join(' ')}
    >
      <LostWork colleague={colleague} roles={[]} />
      {reason}
    </ChangeDialog>
  );
}
