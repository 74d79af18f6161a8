import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { emailAddress } from '#identity/accounts/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TextField } from '#ui/text-field.tsx';
import { deskStaffApi } from '../shared/api.ts';

const FAILED = 'La demande n’est pas partie. Vérifiez votre connexion internet et réessayez.';
const schema = z.object({ email: emailAddress });

/** Asks for the mailed link. The answer is the same for an address that nobody of the team has. */
export function ForgottenStep({ email, onBack }: { email: string; onBack: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email } });
  const { errors } = form.formState;
  const ask = useMutation(
    deskStaffApi.askPasswordLink.mutationOptions({
      onError: (error) => showFieldErrors(error, ['email'], form.setError),
    }),
  );
  return (
    <>
      <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
        Mot de passe oublié
      </h1>
      {ask.isSuccess ? (
        <Alert tone="success">
          Si cette adresse est celle d’une personne de l’équipe, un lien lui parvient dans quelques minutes.
          Il est valable 24 heures.
        </Alert>
      ) : (
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => ask.mutate(values))}>
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <FailureAlert error={!errors.email && ask.error} failed={FAILED} />
          <Button type="submit" block pending={ask.isPending} pendingLabel="Envoi…">
            Recevoir un lien
          </Button>
        </form>
      )}
      <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
        Revenir à la connexion
      </Button>
    </>
  );
}
