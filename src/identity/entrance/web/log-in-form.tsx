import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { emailAddress } from '#lib/email-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { Lazy } from '#ui/lazy-part.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { forgottenPasswordDialog } from './password/forgotten-password.ts';
import { AUTHENTICATION_FAILED } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

const schema = z.object({
  email: emailAddress,
  password: z.string('Veuillez entrer un mot de passe').min(1, 'Veuillez entrer un mot de passe'),
});

interface LogInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Before each attempt: what an earlier one said no longer stands above the form. */
  onTry: () => void;
  onEntered: () => Promise<void>;
  onCodeWanted: () => void;
}

export function LogInForm({ email, onEmail, onTry, onEntered, onCodeWanted }: LogInFormProps) {
  const [forgotten, setForgotten] = useState(false);
  const [asked, setAsked] = useState(false);
  // Undefined rather than an empty text: input typed before hydration then stays.
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { email: email || undefined });
  const { getValues, setValue } = form;
  const logIn = useMutation(
    entranceApi.logIn.mutationOptions({
      onMutate: onTry,
      onSuccess: ({ codeWanted }) => (codeWanted ? onCodeWanted() : onEntered()),
      onError: placeError,
    }),
  );

  const isLocked = isRefusal(logIn.error, 'ACCOUNT_LOCKED');
  const askLink = () => {
    setAsked(true);
    setForgotten(true);
  };

  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => logIn.mutate(values))}>
        <EmailField
          autoComplete="username webauthn"
          {...field('email', { onChange: (event) => onEmail(event.target.value) })}
        />
        <div className="grid gap-1">
          <PasswordField label="Mot de passe" autoComplete="current-password" {...field('password')} />
          <Button
            variant="quiet"
            size="small"
            className="-mr-[16px] justify-self-end underline"
            onClick={askLink}
          >
            Mot de passe oublié ?
          </Button>
        </div>
        {logIn.error && !isPlaced ? (
          <Alert tone="error" action={isLocked ? <MailedWay onClick={askLink} /> : undefined}>
            {errorSentence(logIn.error, AUTHENTICATION_FAILED)}
          </Alert>
        ) : null}
        <Button type="submit" size="large" block pending={logIn.isPending} pendingLabel="Connexion…">
          Se connecter
        </Button>
      </form>
      {asked ? (
        <Lazy part={forgottenPasswordDialog}>
          {(Dialog) => <Dialog open={forgotten} onClose={() => setForgotten(false)} email={email} />}
        </Lazy>
      ) : null}
    </>
  );
}

/** A lock keeps guessers out; the owner of the mailbox need not wait for its end. */
function MailedWay({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      Recevoir un lien par e-mail
    </Button>
  );
}
