import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { endSession } from '#browser/session/session.ts';
import {
  confirmedPassword,
  isConfirmed,
  newPassword,
  PASSWORDS_DIFFER,
} from '#identity/accounts/contract.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { RESET_FAILED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';

const schema = z
  .object({ password: newPassword, confirmation: z.string().default('') })
  .refine(isConfirmed, confirmedPassword(PASSWORDS_DIFFER));

interface ResetPasswordFormProps {
  token: string;
  usable: boolean;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetPasswordForm({ token, usable, onDone, onExpired }: ResetPasswordFormProps) {
  const submit = useRef<HTMLButtonElement>(null);
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { password: '', confirmation: '' });
  const reset = useMutation(
    entranceApi.resetPassword.mutationOptions({
      onSuccess: async () => {
        // A new password closes every session, this browser's included.
        await endSession('expired');
        onDone();
      },
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else placeError(error);
      },
    }),
  );
  const refused = !isPlaced && !isRefusal(reset.error, 'LINK_EXPIRED');
  const disabled = !usable || reset.isPending;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => {
        // The fields are about to be disabled: the focus moves to the button, which stays enabled.
        submit.current?.focus();
        reset.mutate({ token, password });
      })}
    >
      <NewPasswordFields
        field={field}
        label="Nouveau mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
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
