import { useLocation } from 'react-router';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface SignUpViewProps {
  email: string;
  onEmail: (email: string) => void;
  refusal: string | null;
  onSent: (email: string, delayed: boolean) => void;
  onTaken: (sentence: string) => void;
  onLeave: () => void;
}

export function SignUpView({ email, onEmail, refusal, onSent, onTaken, onLeave }: SignUpViewProps) {
  const { state } = useLocation();
  return (
    <>
      <PageTitle
        key="sign-up"
        intro="Commençons par votre adresse e-mail. Le reste prend une dizaine de minutes."
      >
        Créez votre compte
      </PageTitle>
      {refusal ? <Alert tone="error">{refusal}</Alert> : null}
      <SignUpForm email={email} onEmail={onEmail} onTry={onLeave} onSent={onSent} onTaken={onTaken} />
      <p>
        Déjà un compte ?{' '}
        <TextLink to={LOG_IN_PATH} state={state} onClick={onLeave} className="inline-block py-2">
          Se connecter
        </TextLink>
      </p>
    </>
  );
}
