import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { versionOf } from '#lib/version-of.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { passkeyName } from '../contract.ts';
import { passkeysApi } from './shared/api.ts';

const FAILED = 'Ce nom n’a pas pu être enregistré. Veuillez réessayer.';
const schema = z.object({ name: passkeyName });

export function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
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
        ...{ sent: rename.variables, names: { name: 'Nom de la clé' } },
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
