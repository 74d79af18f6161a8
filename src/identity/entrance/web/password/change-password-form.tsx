import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { CodeField } from '#identity/accounts/web/shared/code-field.tsx';
import { useProofRefusals } from '#identity/accounts/web/shared/use-password-form.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { NEW_PASSWORDS_DIFFER, passwordChange } from '../../contract.ts';
import { PASSWORD_CHANGE_FAILED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

const schema = passwordChange
  .extend({ confirmation: z.string() })
  .refine((typed) => typed.password === typed.confirmation, {
    path: ['confirmation'],
    error: NEW_PASSWORDS_DIFFER,
    // Said together with what else is wrong, not only once everything else is right.
    when: () => true,
  });

interface ChangePasswordFormProps {
  /** For password managers, which otherwise guess whose password it is. */
  email: string;
  onChanged: () => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const refusals = useProofRefusals((field, message) => {
    const name = field === 'password' ? 'current' : field;
    form.setError(name, { type: 'server', message }, { shouldFocus: true });
  });
  const change = useMutation(
    entranceApi.changePassword.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => {
        if (!refusals.place(error)) showFieldErrors(error, ['current', 'password', 'code'], form.setError);
      },
    }),
  );
  const placed = errors.current ?? errors.code ?? errors.password ?? errors.confirmation;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ current, password, code }) =>
        change.mutate({ current, password, code }),
      )}
    >
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      {refusals.codeWanted ? <CodeField error={errors.code?.message} {...form.register('code')} /> : null}
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN_LENGTH} caractères au moins.`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirmer le nouveau mot de passe"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FailureAlert error={!placed && change.error} failed={PASSWORD_CHANGE_FAILED} />
      <Button type="submit" block pending={change.isPending} pendingLabel="Modification…">
        Modifier le mot de passe
      </Button>
    </form>
  );
}
