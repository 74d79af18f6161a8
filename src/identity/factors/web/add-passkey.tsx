import { startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ProofForm } from '#identity/accounts/web/shared/proof-form.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { passkeysApi } from './shared/api.ts';
import { isGivenUp } from './shared/is-given-up.ts';

const BEGIN_FAILED = 'La demande n’a pas abouti. Veuillez réessayer.';
const MAKE_FAILED = 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.';
const KNOWN = 'Cet appareil a déjà une clé d’accès pour votre compte.';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function make(optionsJSON: Options): Promise<void> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await passkeysApi.add.call({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, transports },
    },
  });
}

function sentenceOf(error: Error): string {
  if (error.name === 'InvalidStateError') return KNOWN;
  return isGivenUp(error)
    ? 'Rien n’a été ajouté. Recommencez quand vous voulez.'
    : errorSentence(error, MAKE_FAILED);
}

export function AddPasskey({ onDone }: { onDone: () => void }) {
  const [failed, setFailed] = useState<string>();
  const create = useMutation({
    mutationFn: make,
    onSuccess: onDone,
    onError: (error) => setFailed(sentenceOf(error)),
  });
  if (failed !== undefined) {
    return (
      <div className="grid gap-5">
        <Alert tone="error">{failed}</Alert>
        <Button block variant="secondary" onClick={() => setFailed(undefined)}>
          Recommencer
        </Button>
      </div>
    );
  }
  if (create.isPending) {
    return (
      <p ref={focusOnMount} tabIndex={-1} role="status" className="outline-none">
        Suivez les indications de votre appareil…
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-encre-2">
        Votre appareil, ou votre gestionnaire de mots de passe, gardera la clé. Elle se déverrouille comme
        votre téléphone : par votre empreinte, votre visage ou son code. Rien de cela ne nous parvient.
      </p>
      <ProofForm
        act={passkeysApi.begin.mutationOptions({ onSuccess: (options) => create.mutate(options) })}
        button="Continuer"
        pendingLabel="Vérification…"
        failed={BEGIN_FAILED}
      />
    </div>
  );
}
