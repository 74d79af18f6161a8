import { ProofForm } from '#identity/accounts/web/shared/proof-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Passkey } from '../contract.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { passkeysApi } from './shared/api.ts';

export type PasskeyChange =
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey: Passkey };

const REMOVE_FAILED = 'Cette clé n’a pas pu être retirée. Veuillez réessayer.';
const TITLES: Record<PasskeyChange['kind'], string> = {
  add: 'Ajouter une clé d’accès',
  rename: 'Renommer cette clé',
  remove: 'Retirer cette clé ?',
};

interface PasskeyDialogProps {
  change: PasskeyChange;
  onClose: () => void;
  onDone: () => void;
}

export function PasskeyDialog({ change, onClose, onDone }: PasskeyDialogProps) {
  return (
    <Dialog onClose={onClose} title={TITLES[change.kind]} size="small">
      {content()}
    </Dialog>
  );

  function content() {
    if (change.kind === 'add') return <AddPasskey onDone={onDone} />;
    const { id, name } = change.passkey;
    if (change.kind === 'rename') return <RenamePasskey id={id} name={name} onDone={onDone} />;
    return (
      <div className="grid gap-5">
        <p>« {name} » ne permettra plus de vous connecter. Votre mot de passe reste valable.</p>
        <ProofForm
          act={{ mutationFn: (proof) => passkeysApi.remove.call({ id, ...proof }), onSuccess: onDone }}
          button="Retirer"
          pendingLabel="Retrait…"
          failed={REMOVE_FAILED}
          danger
        />
      </div>
    );
  }
}
