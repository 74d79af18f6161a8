import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { passwordAgain } from '../../contract.ts';
import { PasswordAgain } from './password-again.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface ProofFormProps<Answer> {
  /** What is done once it is sure who asks. */
  act: UseMutationOptions<Answer, Error, z.output<typeof passwordAgain>>;
  button: string;
  pendingLabel: string;
  /** What is said when it failed and the server does not say why. */
  failed: string;
  danger?: boolean;
}

/** Asks for the password again, and for the code where there is a second factor, then acts. */
export function ProofForm<Answer>({ act, button, pendingLabel, failed, danger }: ProofFormProps<Answer>) {
  const proof = usePasswordForm();
  const doIt = useMutation({ ...act, onError: proof.placeError });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={proof.form.handleSubmit((typed) => {
        if (!doIt.isPending) doIt.mutate(typed);
      })}
    >
      <PasswordAgain proof={proof} hint="Pour être sûrs que c’est bien vous." />
      <FailureAlert error={!proof.isPlaced && doIt.error} failed={failed} />
      <Button
        type="submit"
        block
        variant={danger ? 'danger' : 'primary'}
        pending={doIt.isPending}
        pendingLabel={pendingLabel}
      >
        {button}
      </Button>
    </form>
  );
}
