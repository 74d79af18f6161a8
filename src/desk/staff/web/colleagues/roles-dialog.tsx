import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { ListedColleague } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskSession } from '../shared/desk-session.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';
import { RoleBoxes } from './role-boxes.tsx';

const NO_ROLE = 'Choisissez au moins un rôle';

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
  const missing = chosen.length === 0 ? NO_ROLE : undefined;
  return (
    <FormDialog
      title={`Rôles ${ofName(firstName || email)}`}
      description={
        me
          ? 'Votre session se ferme : vous vous reconnecterez avec vos nouveaux rôles.'
          : 'Sa session se ferme : la personne se reconnecte avec ses nouveaux rôles.'
      }
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement…"
      missing={missing}
      field="input"
      pending={save.isPending}
      error={save.error}
      failed="Les rôles n’ont pas été changés. Vérifiez votre connexion internet et réessayez."
      onSubmit={() => save.mutate({ id, roles: chosen })}
      onClose={onClose}
    >
      <RoleBoxes chosen={chosen} onChange={setChosen} error={missing} />
    </FormDialog>
  );
}
