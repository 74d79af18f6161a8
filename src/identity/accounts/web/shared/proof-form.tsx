import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { SentForm } from '#ui/form/sent-form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { passwordAgain } from '../../contract.ts';
import { CodeField } from './code-field.tsx';
import { type PasswordForm, usePasswordForm } from './use-password-form.ts';

interface ProofFormProps<Answer> {
  act: UseMutationOptions<Answer, Error, z.output<typeof passwordAgain>>;
  button: string;
  pendingLabel: string;
  failed: string;
  danger?: boolean;
}

export function ProofForm<Answer>({ act, button, pendingLabel, failed, danger }: ProofFormProps<Answer>) {
  const proof = usePasswordForm();
  const doIt = useMutation({ ...act, onError: proof.placeError });
  return (
    <SentForm
      onSubmit={proof.form.handleSubmit((typed) => {
        if (!doIt.isPending) doIt.mutate(typed);
      })}
      pending={doIt.isPending}
      error={!proof.isPlaced && doIt.error}
      failed={failed}
      button={button}
      pendingLabel={pendingLabel}
      danger={danger}
    >
      <PasswordAgain proof={proof} hint="Pour être sûrs que c’est bien vous." />
    </SentForm>
  );
}

export function PasswordAgain({ proof, hint }: { proof: PasswordForm; hint?: string }) {
  const { field, codeWanted } = proof;
  return (
    <>
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        hint={hint}
        {...field('password')}
      />
      {codeWanted ? <CodeField {...field('code')} /> : null}
    </>
  );
}
