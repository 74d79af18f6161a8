import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { CONFIRMATION_LINK_HOURS } from '#identity/accounts/rules.ts';
import { shownAddress } from '#lib/email-address.ts';
import { MailCodeForm } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { AUTHENTICATION_FAILED, SPAM_HINT } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

const RESEND_PAUSE_S = 30;

interface CheckYourMailProps {
  email: string;
  delayed: boolean;
  onChangeAddress: () => void;
  onTaken: (sentence: string) => void;
  onToken: (token: string) => void;
}

export function CheckYourMail({ email, delayed, onChangeAddress, onTaken, onToken }: CheckYourMailProps) {
  const pause = useResendCooldown(RESEND_PAUSE_S);
  const [news, setNews] = useState('');
  const resend = useMutation(
    entranceApi.signUp.mutationOptions({
      onSuccess: ({ mailDelayed }) => {
        pause.restart();
        setNews(
          mailDelayed
            ? 'Un nouveau lien partira dès que possible. Le premier que vous ouvrirez servira.'
            : 'Un nouveau lien vient de partir. Le premier que vous ouvrirez servira.',
        );
      },
      onError: (error) => {
        if (isRefusal(error, 'EMAIL_TAKEN')) onTaken(error.message);
      },
    }),
  );

  const waiting = resend.data?.mailDelayed ?? delayed;

  // The button stays enabled during the pause, and says why it waits: a disabled one would lose the focus.
  function sendAgain() {
    if (pause.left > 0) setNews(`Vous pourrez redemander un lien dans ${pause.left} secondes.`);
    else resend.mutate({ email });
  }

  return (
    <div className="grid gap-6">
      <h1 ref={focusOnMount} tabIndex={-1}>
        {waiting ? 'Votre lien va vous parvenir' : 'Vérifiez votre boîte e-mail'}
      </h1>
      <div className="grid gap-3 text-lg">
        <p>
          {waiting
            ? 'Nos e-mails partent avec du retard en ce moment. Nous enverrons un lien dès que possible à'
            : 'Nous venons d’envoyer un lien à'}{' '}
          <strong className="font-semibold wrap-anywhere">{shownAddress(email)}</strong>.
        </p>
        <p>
          {waiting ? 'Vous n’avez rien à refaire : quand il sera là, ouvrez-le' : 'Ouvrez-le'} pour confirmer
          votre adresse et continuer votre inscription. Il reste valable {CONFIRMATION_LINK_HOURS} heures.
        </p>
      </div>
      {waiting ? null : <Alert tone="info">{SPAM_HINT}</Alert>}
      <FailureAlert error={resend.error} failed={AUTHENTICATION_FAILED} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button
          variant="secondary"
          pending={resend.isPending}
          pendingLabel="Envoi en cours…"
          onClick={sendAgain}
        >
          {pause.left > 0 ? `Renvoyer le lien (${pause.left} s)` : 'Renvoyer le lien'}
        </Button>
        <Button variant="quiet" onClick={onChangeAddress}>
          Changer d’adresse
        </Button>
      </div>
      <p role="status" className="min-h-7 font-medium text-sauge">
        {news}
      </p>
      <Disclosure label="Le lien ne s’ouvre pas ? Donner le code de l’e-mail">
        <MailCodeForm page="sign-up" email={email} onToken={onToken} />
      </Disclosure>
    </div>
  );
}

function useResendCooldown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => setLeft(left - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(seconds) };
}
