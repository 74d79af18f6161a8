import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { emailAddress } from '#identity/accounts/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { deskStaffApi } from '../shared/api.ts';
import { forgetDesk, rereadDeskSession } from '../shared/desk-session.ts';
import { ForgottenStep } from './forgotten-step.tsx';

const LOG_IN_FAILED = 'La connexion n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

const schema = z.object({
  email: emailAddress,
  password: z.string('Veuillez entrer votre mot de passe').min(1, 'Veuillez entrer votre mot de passe'),
});

/** The first of the two proofs. */
export function PasswordStep({ notice }: { notice: string | undefined }) {
  const [forgotten, setForgotten] = useState(false);
  // Whoever comes in next finds nothing of who was here before.
  useEffect(forgetDesk, []);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
  });
  const { errors } = form.formState;
  const logIn = useMutation(
    deskStaffApi.logIn.mutationOptions({
      onSuccess: rereadDeskSession,
      onError: (error) => showFieldErrors(error, ['email', 'password'], form.setError),
    }),
  );
  if (forgotten)
    return <ForgottenStep email={form.getValues('email') ?? ''} onBack={() => setForgotten(false)} />;
  return (
    <>
      <h1 tabIndex={-1} className="text-[1.75rem]">
        Espace de l’équipe
      </h1>
      {notice ? <Alert tone="info">{notice}</Alert> : null}
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => logIn.mutate(values))}>
        <TextField
          label="Adresse e-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Mot de passe"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FailureAlert error={!errors.email && !errors.password && logIn.error} failed={LOG_IN_FAILED} />
        <Button type="submit" block pending={logIn.isPending} pendingLabel="Connexion…">
          Continuer
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          onClick={() => setForgotten(true)}
        >
          Mot de passe oublié ?
        </Button>
      </form>
    </>
  );
}
