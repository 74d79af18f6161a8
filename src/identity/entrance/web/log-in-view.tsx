import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { canUsePasskeys } from '#identity/factors/web/shared/passkey-support.ts';
import { emailAddress } from '#lib/email-address.ts';
import { SIGN_UP_PATH } from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { forgottenPasswordDialog } from './password/forgotten-password.ts';
import { AUTHENTICATION_FAILED, comesFromReset, PASSWORD_RESET, SESSION_EXPIRED } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

/** Rarely used: excluded from the first load of the log-in. */
const logInCode = lazyPart(
  () => import('#identity/factors/web/shared/log-in-code.tsx'),
  ({ LogInCode }) => LogInCode,
);
/** Excluded from the first load of the log-in, and from browsers without passkeys. */
const passkeyLogIn = lazyPart(
  () => import('#identity/factors/web/shared/passkey-log-in.tsx'),
  ({ PasskeyLogIn }) => PasskeyLogIn,
);

interface LogInViewProps {
  email: string;
  onEmail: (email: string) => void;
  refusal: string | null;
  onEntered: () => Promise<void>;
  onLeave: () => void;
}

export function LogInView({ email, onEmail, refusal, onEntered, onLeave }: LogInViewProps) {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [codeWanted, setCodeWanted] = useState(false);
  const [tried, setTried] = useState(false);
  const expired = search.get('error') === 'session_expired' && !tried;
  async function enter() {
    // Before the redirect to pages without measurement.
    await track('login');
    await onEntered();
    // Still on this page: the browser refuses the session, and the form says so.
    setCodeWanted(false);
  }
  function forgetNotices() {
    setTried(true);
    onLeave();
  }
  if (codeWanted) {
    return (
      <Lazy part={logInCode}>
        {(LogInCode) => <LogInCode onEntered={enter} onBack={() => setCodeWanted(false)} />}
      </Lazy>
    );
  }
  return (
    <>
      <PageTitle key="login" intro="Quel plaisir de vous retrouver.">
        Connexion
      </PageTitle>
      {refusal ? <Alert tone="error">{refusal}</Alert> : null}
      {expired && !refusal ? <Alert tone="info">{SESSION_EXPIRED}</Alert> : null}
      {comesFromReset(state) && !tried ? <Alert tone="success">{PASSWORD_RESET}</Alert> : null}
      <LogInForm
        email={email}
        onEmail={onEmail}
        onTry={forgetNotices}
        onEntered={enter}
        onCodeWanted={() => setCodeWanted(true)}
      />
      {canUsePasskeys() ? (
        <Lazy part={passkeyLogIn}>{(PasskeyLogIn) => <PasskeyLogIn onEntered={enter} />}</Lazy>
      ) : null}
      <p>
        Pas encore de compte ?{' '}
        <TextLink to={SIGN_UP_PATH} state={state} onClick={onLeave} className="inline-block py-2">
          S’inscrire
        </TextLink>
      </p>
    </>
  );
}

const schema = z.object({
  email: emailAddress,
  password: z.string('Veuillez entrer un mot de passe').min(1, 'Veuillez entrer un mot de passe'),
});

interface LogInFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Called before each attempt, to remove the message of an earlier one. */
  onTry: () => void;
  onEntered: () => Promise<void>;
  onCodeWanted: () => void;
}

function LogInForm({ email, onEmail, onTry, onEntered, onCodeWanted }: LogInFormProps) {
  const [forgotten, setForgotten] = useState(false);
  const [asked, setAsked] = useState(false);
  // Undefined rather than an empty string, so that input typed before hydration stays.
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

/** A lock keeps attackers out; the owner of the mailbox need not wait for its end. */
function MailedWay({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      Recevoir un lien par e-mail
    </Button>
  );
}
