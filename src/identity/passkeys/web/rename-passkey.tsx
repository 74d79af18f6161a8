import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { passkeyName } from '../contract.ts';
import { passkeysApi } from './shared/api.ts';

const FAILED = 'Ce nom n’a pas pu être enregistré. Veuillez réessayer.';
const schema = z.object({ name: passkeyName });

export function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name } });
  const { errors } = form.formState;
  const rename = useMutation(
    passkeysApi.rename.mutationOptions({
      onSuccess: onDone,
      onError: (error) => showFieldErrors(error, ['name'], form.setError),
    }),
  );
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((typed) => rename.mutate({ id, ...typed }))}
    >
      <TextField
        label="Nom de la clé"
        hint="Par exemple « Mon téléphone »."
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <FailureAlert error={!errors.name && rename.error} failed={FAILED} />
      <Button type="submit" block pending={rename.isPending} pendingLabel="Enregistrement…">
        Enregistrer
      </Button>
    </form>
  );
}
