import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { confirmedPassword, isConfirmed, PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { TextField } from '#ui/text-field.tsx';
import { staffFirstName, staffPassword } from '../../contract.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { deskStaffApi } from '../shared/api.ts';

const FAILED = 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre connexion internet et réessayez.';

const schema = z
  .object({ firstName: staffFirstName, password: staffPassword, confirmation: z.string().default('') })
  .refine(isConfirmed, confirmedPassword(PASSWORDS_DIFFER));

interface StaffPasswordFormProps {
  token: string;
  email: string;
  firstName: string;
  onDone: () => void;
  onExpired: () => void;
}

export function StaffPasswordForm({ token, email, firstName, onDone, onExpired }: StaffPasswordFormProps) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema, {
    firstName,
    password: '',
    confirmation: '',
  });
  const save = useMutation(
    deskStaffApi.setPassword.mutationOptions({
      onSuccess: onDone,
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else placeError(error);
      },
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit(({ firstName: name, password }) =>
        save.mutate({ token, firstName: name, password }),
      )}
      pending={save.isPending}
      error={!isPlaced && !isRefusal(save.error, 'LINK_EXPIRED') && save.error}
      failed={FAILED}
      button="Enregistrer"
      pendingLabel="Enregistrement…"
    >
      <TextField label="Adresse e-mail" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label="Prénom"
        hint="Les membres et vos collègues le lisent."
        autoComplete="given-name"
        {...field('firstName')}
      />
      <NewPasswordFields field={field} label="Mot de passe" minLength={STAFF_PASSWORD_MIN_LENGTH} />
    </SentForm>
  );
}
