import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { confirmedPassword, isConfirmed } from '#identity/accounts/contract.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { CodeField } from '#identity/accounts/web/shared/code-field.tsx';
import { useProofRefusals } from '#identity/accounts/web/shared/use-password-form.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { NEW_PASSWORDS_DIFFER, passwordChange } from '../../contract.ts';
import { PASSWORD_CHANGE_FAILED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

const schema = passwordChange
  .extend({ confirmation: z.string() })
  .refine(isConfirmed, confirmedPassword(NEW_PASSWORDS_DIFFER));

interface ChangePasswordFormProps {
  /** For password managers, which otherwise guess the account. */
  email: string;
  onChanged: () => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { form, field, isPlaced, placeError, say } = useTypedForm(schema, {
    current: '',
    password: '',
    confirmation: '',
  });
  const refusals = useProofRefusals((name, sentence) =>
    say(name === 'password' ? 'current' : name, sentence),
  );
  const change = useMutation(
    entranceApi.changePassword.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => refusals.place(error) || placeError(error),
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit(({ current, password, code }) =>
        change.mutate({ current, password, code }),
      )}
      pending={change.isPending}
      error={!isPlaced && change.error}
      failed={PASSWORD_CHANGE_FAILED}
      button="Modifier le mot de passe"
      pendingLabel="Modification…"
    >
      <PasswordField label="Mot de passe actuel" autoComplete="current-password" {...field('current')} />
      {refusals.codeWanted ? <CodeField {...field('code')} /> : null}
      <NewPasswordFields
        field={field}
        label="Nouveau mot de passe"
        confirmLabel="Confirmer le nouveau mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </SentForm>
  );
}
