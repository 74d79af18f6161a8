import { startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ProofForm } from '#identity/accounts/web/shared/proof-form.tsx';
import { versionOf } from '#lib/version-of.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { type Passkey, passkeyName } from '../contract.ts';
import { passkeysApi } from './shared/api.ts';
import { isGivenUp } from './shared/passkey-support.ts';

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

const BEGIN_FAILED = 'La demande n’a pas abouti. Veuillez réessayer.';
const MAKE_FAILED = 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.';
const KNOWN = 'Cet appareil a déjà une clé d’accès pour votre compte.';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function make(optionsJSON: Options): Promise<void> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await passkeysApi.add.call({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
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

function AddPasskey({ onDone }: { onDone: () => void }) {
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

const FAILED = 'Ce nom n’a pas pu être enregistré. Veuillez réessayer.';
const schema = z.object({ name: passkeyName });

function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { name });
  const rename = useMutation(passkeysApi.rename.mutationOptions({ onSuccess: onDone, onError: placeError }));
  const [version] = useState(() => versionOf({ name }));
  const send = (known: string) =>
    form.handleSubmit((typed) => rename.mutate({ id, ...typed, version: known }));
  return (
    <SentForm
      onSubmit={send(version)}
      pending={rename.isPending}
      error={!isPlaced && rename.error}
      failed={FAILED}
      newer={{
        sent: rename.variables,
        names: { name: 'Nom de la clé' },
        replace: (found) => send(found)(),
      }}
      button="Enregistrer"
      pendingLabel="Enregistrement…"
    >
      <TextField
        label="Nom de la clé"
        hint="Par exemple « Mon téléphone »."
        autoComplete="off"
        {...field('name')}
      />
    </SentForm>
  );
}
