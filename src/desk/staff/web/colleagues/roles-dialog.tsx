import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { ListedColleague } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskSession } from '../shared/desk-session.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';
import { RoleBoxes } from './role-boxes.tsx';

const NO_ROLE = 'Choisissez au moins un rôle';
const FAILED = 'Les rôles n’ont pas été changés. Vérifiez votre connexion internet et réessayez.';

interface RolesDialogProps {
  colleague: ListedColleague;
  onClose: () => void;
}

/** A change of roles logs the colleague out. */
export function RolesDialog({ colleague: { id, firstName, email, roles }, onClose }: RolesDialogProps) {
  const me = useDeskSession().colleague?.id === id;
  const [chosen, setChosen] = useState(roles);
  const save = useDeskChange(deskStaffApi, deskStaffApi.saveRoles.mutationOptions(), {
    said: 'Les rôles sont changés.',
    onDone: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      title={`Rôles ${ofName(firstName || email)}`}
      description={
        me
          ? 'Votre session se ferme : vous vous reconnecterez avec vos nouveaux rôles.'
          : 'Sa session se ferme : la personne se reconnecte avec ses nouveaux rôles.'
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
          <WaitingButton
            missing={chosen.length === 0 ? NO_ROLE : null}
            field="input"
            pending={save.isPending}
            pendingLabel="Enregistrement…"
            onClick={() => save.mutate({ id, roles: chosen })}
          >
            Enregistrer
          </WaitingButton>
        </>
      }
    >
      <RoleBoxes chosen={chosen} onChange={setChosen} error={chosen.length === 0 ? NO_ROLE : undefined} />
      <FailureAlert error={save.error} failed={FAILED} />
    </Dialog>
  );
}
