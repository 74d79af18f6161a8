import { useState } from 'react';
import { ConfirmChange } from '#desk/staff/web/shared/change-dialog.tsx';
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
  const has = coach.members > 0;
  return (
    <ConfirmChange
      onClose={onClose}
      title={`Masquer ${name} ?`}
      description={
        has
          ? 'Sa fiche quitte le site et son histoire reste ici. Ses membres sont confiés à quelqu’un d’autre, et le lisent dans « Mon coaching ».'
          : 'Sa fiche quitte le site et reste ici : vous pourrez la montrer de nouveau.'
      }
      confirmLabel="Masquer"
      api={deskContentApi}
      change={deskContentApi.showCoach.mutationOptions()}
      input={{ id: coach.id, shown: false, successor: has ? successor : null }}
      said={`${name} n’est plus sur le site.`}
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
    </ConfirmChange>
  );
}
