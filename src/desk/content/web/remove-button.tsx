import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmChange } from '#desk/staff/web/shared/change-dialog.tsx';
import type { PeopleKind } from '#lib/public-people.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { deskContentApi } from './shared/api.ts';

export function RemoveButton({ name, kind, id }: { name: string; kind: PeopleKind; id: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Trash2} label={`Retirer ${name}`} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmChange
          title={`Retirer ${name} ?`}
          description="La fiche et sa photo sont effacées, ici et sur le site. Cette action est définitive."
          confirmLabel="Retirer"
          danger
          api={deskContentApi}
          change={deskContentApi.remove.mutationOptions()}
          input={{ kind, id }}
          said="C’est retiré."
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
