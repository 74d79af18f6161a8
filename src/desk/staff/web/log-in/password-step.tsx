import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { COOKIES_REFUSED } from '#identity/accounts/contract.ts';
import { emailAddress } from '#lib/email-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { deskStaffApi } from '../shared/api.ts';
import { forgetDesk, rereadDeskSession } from '../shared/desk-session.ts';
import { EntranceTitle } from './desk-entrance.tsx';
import { ForgottenStep } from './forgotten-step.tsx';

const LOG_IN_FAILED = 'La connexion n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

const schema = z.object({
  email: emailAddress,
  password: z.string('Veuillez entrer votre mot de passe').min(1, 'Veuillez entrer votre mot de passe'),
});

export function PasswordStep({ notice }: { notice: string | undefined }) {
  const [forgotten, setForgotten] = useState(false);
  const [refused, setRefused] = useState(false);
  // Clears data of a previous colleague.
  useEffect(forgetDesk, []);
  const { form, field, isPlaced, placeError } = useTypedForm(schema);
  const logIn = useMutation(
    deskStaffApi.logIn.mutationOptions({
      onMutate: () => setRefused(false),
      onSuccess: async () => {
        await rereadDeskSession();
        // Shown only while this step stays: the browser kept no session.
        setRefused(true);
      },
      onError: placeError,
    }),
  );
  if (forgotten)
    return <ForgottenStep email={form.getValues('email') ?? ''} onBack={() => setForgotten(false)} />;
  return (
    <>
      <EntranceTitle title="Espace de l’équipe" />
      {notice && !logIn.submittedAt ? <Alert tone="info">{notice}</Alert> : null}
      {refused ? <Alert tone="error">{COOKIES_REFUSED}</Alert> : null}
      <SentForm
        onSubmit={form.handleSubmit((values) => logIn.mutate(values))}
        pending={logIn.isPending}
        error={!isPlaced && logIn.error}
        failed={LOG_IN_FAILED}
        button="Continuer"
        pendingLabel="Connexion…"
        below={
          <Button
            variant="quiet"
            size="small"
            className="justify-self-center"
            onClick={() => setForgotten(true)}
          >
            Mot de passe oublié ?
          </Button>
        }
      >
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField label="Mot de passe" autoComplete="current-password" {...field('password')} />
      </SentForm>
    </>
  );
}
