import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { endSession } from '#browser/session/session.ts';
import { newPassword, PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RESET_FAILED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

const schema = z
  .object({ password: newPassword, confirmation: z.string().default('') })
  .refine((typed) => typed.password === typed.confirmation, {
    path: ['confirmation'],
    error: PASSWORDS_DIFFER,
  });

interface ResetPasswordFormProps {
  token: string;
  usable: boolean;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetPasswordForm({ token, usable, onDone, onExpired }: ResetPasswordFormProps) {
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '', confirmation: '' } });
  const { errors } = form.formState;
  const reset = useMutation(
    entranceApi.resetPassword.mutationOptions({
      onSuccess: async () => {
        // A new password closes every session, this browser's included.
        await endSession('expired');
        onDone();
      },
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else showFieldErrors(error, ['password'], form.setError);
      },
    }),
  );
  const refused = reset.error && !isRefusal(reset.error, 'LINK_EXPIRED') && !errors.password;
  const disabled = !usable || reset.isPending;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => {
        // The fields are about to be disabled: the focus waits on the button, which is not.
        submit.current?.focus();
        reset.mutate({ token, password });
      })}
    >
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN_LENGTH} caractères au moins.`}
        error={errors.password?.message}
        {...form.register('password')}
        disabled={disabled}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
        disabled={disabled}
      />
      <FailureAlert error={refused && reset.error} failed={RESET_FAILED} />
      <Button
        ref={submit}
        type="submit"
        size="large"
        block
        disabled={!usable}
        pending={reset.isPending}
        pendingLabel="Réinitialisation…"
      >
        Réinitialiser le mot de passe
      </Button>
    </form>
  );
}
