import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import type { PeopleKind } from '#lib/public-people.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { deskContentApi } from './shared/api.ts';

export function RemoveButton({ name, kind, id }: { name: string; kind: PeopleKind; id: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useDeskChange(deskContentApi, deskContentApi.remove.mutationOptions(), {
    said: 'C’est retiré.',
    onDone: close,
  });
  return (
    <>
      <IconButton icon={Trash2} label={`Retirer ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={`Retirer ${name} ?`}
        description="La fiche et sa photo sont effacées, ici et sur le site. Cette action est définitive."
        confirmLabel="Retirer"
        danger
        pending={remove.isPending}
        pendingLabel="Un instant…"
        onConfirm={() => remove.mutate({ kind, id })}
      >
        <FailureAlert error={remove.error} failed="Rien n’a été retiré. Réessayez." />
      </ConfirmDialog>
    </>
  );
}
