import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { staffFirstName, staffPassword } from '../../contract.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { deskStaffApi } from '../shared/api.ts';

const FAILED = 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre connexion internet et réessayez.';

const schema = z
  .object({ firstName: staffFirstName, password: staffPassword, confirmation: z.string().default('') })
  .refine((typed) => typed.password === typed.confirmation, {
    path: ['confirmation'],
    error: PASSWORDS_DIFFER,
  });

interface StaffPasswordFormProps {
  token: string;
  email: string;
  firstName: string;
  onDone: () => void;
  onExpired: () => void;
}

/** The password, and how colleagues and members call whoever chooses it. */
export function StaffPasswordForm({ token, email, firstName, onDone, onExpired }: StaffPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { firstName, password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const save = useMutation(
    deskStaffApi.setPassword.mutationOptions({
      onSuccess: onDone,
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else showFieldErrors(error, ['firstName', 'password'], form.setError);
      },
    }),
  );
  const placed = errors.firstName || errors.password;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ firstName: name, password }) =>
        save.mutate({ token, firstName: name, password }),
      )}
    >
      <TextField label="Adresse e-mail" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label="Prénom"
        hint="Les membres et vos collègues le lisent."
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="new-password"
        hint={`${STAFF_PASSWORD_MIN_LENGTH} caractères au moins.`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <FailureAlert error={!placed && !isRefusal(save.error, 'LINK_EXPIRED') && save.error} failed={FAILED} />
      <Button type="submit" block pending={save.isPending} pendingLabel="Enregistrement…">
        Enregistrer
      </Button>
    </form>
  );
}
