import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DeskCoach } from '../contract.ts';
import { SPREAD } from '../rules.ts';
import { deskContentApi } from './shared/api.ts';

interface HideCoachDialogProps {
  coach: DeskCoach;
  others: readonly DeskCoach[];
  onClose: () => void;
}

/** Asks for a successor before hiding a coach. */
export function HideCoachDialog({ coach, others, onClose }: HideCoachDialogProps) {
  const [successor, setSuccessor] = useState(others.length > 1 ? SPREAD : (others[0]?.id ?? ''));
  const name = `${coach.firstName} ${coach.lastName}`;
  const hide = useDeskChange(deskContentApi, deskContentApi.showCoach.mutationOptions(), {
    said: `${name} n’est plus sur le site.`,
    onDone: onClose,
  });
  const has = coach.members > 0;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Masquer ${name} ?`}
      description={
        has
          ? 'Sa fiche quitte le site et son histoire reste ici. Ses membres sont confiés à quelqu’un d’autre, et le lisent dans « Mon coaching ».'
          : 'Sa fiche quitte le site et reste ici : vous pourrez la montrer de nouveau.'
      }
      confirmLabel="Masquer"
      pending={hide.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => hide.mutate({ id: coach.id, shown: false, successor: has ? successor : null })}
    >
      {has ? (
        <SelectField
          label={
            coach.members === 1 ? 'Qui accompagne son membre' : `Qui accompagne ses ${coach.members} membres`
          }
          placeholder="Choisir"
          choices={[
            ...(others.length > 1 ? [{ value: SPREAD, label: 'Les répartir entre les autres' }] : []),
            ...others.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`,
            })),
          ]}
          value={successor}
          onChange={(event) => setSuccessor(event.target.value)}
        />
      ) : null}
      <FailureAlert error={hide.error} failed="Rien n’a été changé. Réessayez." />
    </ConfirmDialog>
  );
}
