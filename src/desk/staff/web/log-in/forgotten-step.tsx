import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { emailAddress } from '#lib/email-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { deskStaffApi } from '../shared/api.ts';
import { EntranceTitle } from './desk-entrance.tsx';

const FAILED = 'La demande n’est pas partie. Vérifiez votre connexion internet et réessayez.';
const schema = z.object({ email: emailAddress });

/** The answer is the same for an unknown address. */
export function ForgottenStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { email });
  const ask = useMutation(deskStaffApi.askPasswordLink.mutationOptions({ onError: placeError }));
  return (
    <>
      <EntranceTitle title="Mot de passe oublié" />
      {ask.isSuccess ? (
        <Alert tone="success">
          Si cette adresse est celle d’une personne de l’équipe, un lien lui parvient dans quelques minutes.
          Il est valable 24 heures.
        </Alert>
      ) : (
        <SentForm
          onSubmit={form.handleSubmit((values) => ask.mutate(values))}
          pending={ask.isPending}
          error={!isPlaced && ask.error}
          failed={FAILED}
          button="Recevoir un lien"
          pendingLabel="Envoi…"
        >
          <EmailField autoComplete="username" {...field('email')} />
        </SentForm>
      )}
      <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
        Revenir à la connexion
      </Button>
    </>
  );
}
