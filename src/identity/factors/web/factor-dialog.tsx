import { useState } from 'react';
import { ProofForm } from '#identity/accounts/web/shared/proof-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { secondFactorApi } from './shared/api.ts';
import { EnrolmentSteps } from './shared/enrolment-steps.tsx';
import { KeepCodes } from './shared/keep-codes.tsx';

export type FactorChange = 'link' | 'renew' | 'remove';

const FAILED = 'La demande n’a pas abouti. Veuillez réessayer.';
const TITLES: Record<FactorChange, string> = {
  link: 'Relier mon téléphone',
  renew: 'Créer de nouveaux codes',
  remove: 'Retirer la double authentification ?',
};

interface FactorDialogProps {
  change: FactorChange;
  onClose: () => void;
  onChanged: () => void;
  onDone: () => void;
}

export function FactorDialog({ change, onClose, onChanged, onDone }: FactorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const received = ({ codes: ten }: { codes: string[] }) => {
    setCodes(ten);
    onChanged();
  };
  return (
    // A stray click must not close the dialog before the codes are saved.
    <Dialog
      onClose={codes ? undefined : onClose}
      title={codes ? 'Vos codes de secours' : TITLES[change]}
      size="small"
    >
      {codes ? <Codes codes={codes} onKept={onDone} /> : content()}
    </Dialog>
  );

  function content() {
    if (change === 'link') return <Link onLinked={received} />;
    if (change === 'renew') {
      return (
        <div className="grid gap-5">
          <p>Les anciens codes ne serviront plus.</p>
          <ProofForm
            act={secondFactorApi.renewBackupCodes.mutationOptions({ onSuccess: received })}
            button="Créer dix nouveaux codes"
            pendingLabel="Création…"
            failed={FAILED}
          />
        </div>
      );
    }
    return (
      <div className="grid gap-5">
        <p>Votre mot de passe suffira de nouveau pour vous connecter.</p>
        <ProofForm
          act={secondFactorApi.remove.mutationOptions({
            onSuccess: () => {
              onChanged();
              onDone();
            },
          })}
          button="Retirer"
          pendingLabel="Retrait…"
          failed={FAILED}
          danger
        />
      </div>
    );
  }
}

/** Asks for the password first: a thief at an open session must not link their own phone. */
function Link({ onLinked }: { onLinked: (answer: { codes: string[] }) => void }) {
  const [begun, setBegun] = useState<{ key: string; uri: string }>();
  if (!begun) {
    return (
      <ProofForm
        act={secondFactorApi.begin.mutationOptions({ onSuccess: setBegun, gcTime: 0 })}
        button="Continuer"
        pendingLabel="Vérification…"
        failed={FAILED}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <p ref={focusOnMount} tabIndex={-1} className="text-encre-2 outline-none">
        À chaque connexion, une application de votre téléphone vous donnera un code.
      </p>
      <EnrolmentSteps
        phoneKey={begun.key}
        uri={begun.uri}
        check={secondFactorApi.confirm.mutationOptions({ onSuccess: onLinked, gcTime: 0 })}
      />
    </div>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="grid gap-5">
      <p ref={focusOnMount} tabIndex={-1} className="text-encre-2 outline-none">
        Sans votre téléphone, chacun de ces codes le remplace une fois. Ils ne seront plus affichés :
        gardez-les ailleurs que sur votre téléphone.
      </p>
      <KeepCodes codes={codes} of="votre compte" button="C’est fait" onKept={onKept} />
    </div>
  );
}
