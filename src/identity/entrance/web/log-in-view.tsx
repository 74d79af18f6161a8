import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { canUsePasskeys } from '#identity/factors/web/shared/can-use-passkeys.ts';
import { logInCode } from '#identity/factors/web/shared/log-in-code-part.ts';
import { passkeyLogIn } from '#identity/factors/web/shared/passkey-log-in-part.ts';
import { SIGN_UP_PATH } from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Lazy } from '#ui/lazy-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LogInForm } from './log-in-form.tsx';
import { comesFromReset } from './password/after-reset.ts';
import { PASSWORD_RESET, SESSION_EXPIRED } from './sentences.ts';

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
    // Still here: the browser refuses the session, and the form says so.
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
