import { useState } from 'react';
import { ofName } from '#lib/of-name.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { ListedColleague } from '../../contract.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskSession } from '../shared/desk-session.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';
import { LostWork, releasedWords } from './lost-work.tsx';
import { RoleBoxes } from './role-boxes.tsx';

const NAMES = { roles: 'Ses rôles' };
const NO_ROLE = 'Choisissez au moins un rôle';

interface RolesDialogProps {
  colleague: ListedColleague;
  onClose: () => void;
}

/** A change of roles logs the colleague out. */
export function RolesDialog({ colleague, onClose }: RolesDialogProps) {
  const { id, firstName, email, roles } = colleague;
  const [version] = useState(colleague.version);
  const me = useDeskSession().colleague?.id === id;
  const [chosen, setChosen] = useState(roles);
  const save = useDeskChange(deskStaffApi, deskStaffApi.saveRoles.mutationOptions(), {
    said: (done) => ['Les rôles sont changés.', releasedWords(done)].filter(Boolean).join(' '),
    onDone: onClose,
  });
  const [heir, setHeir] = useState('');
  const send = (known: string) => save.mutate({ id, roles: chosen, version: known, heir: heir || null });
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
      newer={{ sent: save.variables, names: NAMES, replace: send }}
      onSubmit={() => send(version)}
      onClose={onClose}
    >
      <RoleBoxes chosen={chosen} onChange={setChosen} error={missing} />
      {roles.every((role) => chosen.includes(role)) ? null : (
        <LostWork colleague={colleague} roles={chosen} onHeir={setHeir} />
      )}
    </FormDialog>
  );
}
