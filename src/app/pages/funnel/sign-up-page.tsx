import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { openSession, useSession } from '#browser/session/session.ts';
import { REGISTRATION_EMAIL, readStored, writeStored } from '#browser/storage.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { COOKIES_REFUSED } from '#identity/accounts/contract.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { CheckYourMail } from '#identity/entrance/web/check-your-mail.tsx';
import { ConfirmEmail } from '#identity/entrance/web/confirm-email.tsx';
import { Entrance } from '#identity/entrance/web/entrance.tsx';
import { LogInView } from '#identity/entrance/web/log-in-view.tsx';
import { SignUpView } from '#identity/entrance/web/sign-up-view.tsx';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { findReturnPlace } from '#lib/return-place.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { nextStep } from './rules.ts';

export function meta({ location }: { location: { search: string } }) {
  const login = new URLSearchParams(location.search).get('mode') === 'login';
  const about = 'Inscrivez-vous gratuitement avec votre adresse e-mail, ou connectez-vous à votre espace.';
  return [...pageMeta(login ? 'Connexion' : 'Inscription', about), withoutReferrer];
}

export default function SignUpPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const { member } = useSession();
  const { token, take, forget } = useTokenFromAddress();
  const [email, setEmail] = useRegistrationEmail();
  const [sent, setSent] = useState<{ email: string; delayed: boolean } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);

  async function enter() {
    setEntering(true);
    const { member: entered } = await openSession();
    if (!entered) {
      forget();
      setEntering(false);
      return setRefusal(COOKIES_REFUSED);
    }
    const place = entered.steps.profile
      ? (findReturnPlace(state, 'members') ?? '/dashboard')
      : '/inscription/profile';
    await navigate(place, { replace: true });
  }

  function switchToLogIn(sentence: string) {
    setRefusal(sentence);
    setSent(null);
    void navigate(LOG_IN_PATH, { state });
  }

  if (member && !entering && !token && token !== undefined) {
    const left = member.steps.profile ? findReturnPlace(state, 'members') : null;
    return <Navigate to={left ?? nextStep(member.steps)?.route ?? '/dashboard'} replace />;
  }
  return <Entrance scene={<LetterScene className="block h-auto w-full" />}>{content()}</Entrance>;

  function content() {
    if (token) {
      return (
        <ConfirmEmail
          token={token}
          askedHere={readStored(REGISTRATION_EMAIL) !== null}
          onConfirmed={() => void enter()}
          onExpired={(sentence) => {
            forget();
            setRefusal(sentence);
          }}
        />
      );
    }
    if (search.has('email_confirmed') && token === null && !refusal && !sent) {
      return (
        <>
          <PageTitle>Confirmez votre adresse</PageTitle>
          <LostLink page="sign-up" email={email} onToken={take} />
          <p>
            Le message est introuvable ?{' '}
            <TextLink to="/inscription/form" className="inline-block py-2">
              Recevoir un nouveau lien
            </TextLink>
          </p>
        </>
      );
    }
    if (search.has('arret')) return <UnderAge />;
    if (search.get('mode') === 'login') {
      return (
        <LogInView
          email={email}
          onEmail={setEmail}
          refusal={refusal}
          onEntered={enter}
          onLeave={() => setRefusal(null)}
        />
      );
    }
    if (sent) {
      return (
        <CheckYourMail
          {...sent}
          onChangeAddress={() => setSent(null)}
          onTaken={switchToLogIn}
          onToken={take}
        />
      );
    }
    return (
      <SignUpView
        email={email}
        onEmail={setEmail}
        refusal={refusal}
        onLeave={() => setRefusal(null)}
        onTaken={switchToLogIn}
        onSent={(address, delayed) => {
          // Correcting or repeating the address is still one sign-up.
          if (readStored(REGISTRATION_EMAIL) === null) void track('account_creation');
          writeStored(REGISTRATION_EMAIL, address);
          setEmail(address);
          setRefusal(null);
          setSent({ email: address, delayed });
        }}
      />
    );
  }
}

/** Prefilled from an earlier visit of this browser. */
function useRegistrationEmail() {
  const [email, setEmail] = useState('');
  useEffect(() => {
    const kept = readStored(REGISTRATION_EMAIL);
    if (kept) setEmail((typed) => typed || kept);
  }, []);
  return [email, setEmail] as const;
}

function UnderAge() {
  return (
    <div className="grid gap-6">
      <PageTitle intro="D’après la date que vous avez donnée, il est encore tôt. Nous avons effacé votre adresse et tout ce que vous aviez écrit.">
        Lueur est réservé aux 18 ans et plus
      </PageTitle>
      <p>
        Envie de parler d’amour, de solitude ou de ce qui vous pèse ? Fil Santé Jeunes écoute les 12-25 ans,
        sans donner votre nom et gratuitement, au <HelpLine tel="0800235236">0 800 235 236</HelpLine>, tous
        les jours de 9 h à 23 h. Si quelqu’un vous met en danger, appelez le{' '}
        <HelpLine tel="119">119</HelpLine>, jour et nuit.
      </p>
      <p className="text-encre-2">
        Une faute de frappe dans la date ? Cette adresse pourra servir de nouveau dans trois jours.
      </p>
      <ButtonLink to="/" variant="secondary" className="justify-self-start">
        Revenir à l’accueil
      </ButtonLink>
    </div>
  );
}

function HelpLine({ tel, children }: { tel: string; children: string }) {
  return (
    <a href={`tel:${tel}`} className="font-semibold whitespace-nowrap text-prune underline">
      {children}
    </a>
  );
}
