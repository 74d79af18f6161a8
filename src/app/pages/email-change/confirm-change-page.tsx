import { useMutation, useQuery } from '@tanstack/react-query';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { refreshSession } from '#browser/session/session.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import type { EmailSide } from '#identity/entrance/rules.ts';
import { Entrance } from '#identity/entrance/web/entrance.tsx';
import { emailChangeApi } from '#identity/entrance/web/shared/api.ts';
import { shownAddress } from '#lib/email-address.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

const FAILED = 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.';
const LOOK_FAILED = 'Cette demande n’a pas pu être lue. Veuillez réessayer.';

export function meta() {
  return [...pageMeta('Changer d’adresse'), withoutReferrer, { name: 'robots', content: 'noindex' }];
}

/** Target of the links in both mails. Needs a button press, since mail scanners open links. */
export default function ConfirmChangePage() {
  const { token, take } = useTokenFromAddress();
  const link = useQuery(
    emailChangeApi.look.queryOptions({
      input: { token: token ?? '' },
      enabled: Boolean(token),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  // The session may now have another address, or have ended.
  const after = { onSuccess: () => void refreshSession().catch(() => undefined) };
  const confirm = useMutation(emailChangeApi.confirm.mutationOptions(after));
  const refuse = useMutation(emailChangeApi.refuse.mutationOptions(after));
  const outcome: Outcome | undefined = refuse.isSuccess ? 'refused' : confirm.data?.outcome;
  const error = confirm.error ?? refuse.error;
  if (outcome && link.data) {
    return (
      <Entrance scene={<LetterScene className="block h-auto w-full" />}>
        <ChangeOutcome outcome={outcome} side={link.data.side} email={link.data.email} />
      </Entrance>
    );
  }
  const gone = [link.error, error].find((one) => isRefusal(one, 'LINK_EXPIRED'));
  return (
    <Entrance scene={<LetterScene className="block h-auto w-full" />}>
      <PageTitle>Changer d’adresse e-mail</PageTitle>
      {token === null ? <LostLink page="email-change" onToken={take} /> : null}
      {gone ? (
        <Alert tone="error">{errorSentence(gone, LOOK_FAILED)}</Alert>
      ) : link.error ? (
        <RetryAlert retrying={link.isFetching} onRetry={() => void link.refetch()}>
          {errorSentence(link.error, LOOK_FAILED)}
        </RetryAlert>
      ) : null}
      {link.data && !gone ? (
        <>
          <Question side={link.data.side} email={link.data.email} />
          <FailureAlert error={error} failed={FAILED} />
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button
              size="large"
              pending={confirm.isPending}
              pendingLabel="Confirmation…"
              onClick={() => confirm.mutate({ token: token ?? '' })}
            >
              {link.data.side === 'former' ? 'Confirmer le changement' : 'Confirmer cette adresse'}
            </Button>
            <Button
              size="large"
              variant="secondary"
              pending={refuse.isPending}
              pendingLabel="Annulation…"
              onClick={() => refuse.mutate({ token: token ?? '' })}
            >
              Ce n’est pas moi
            </Button>
          </div>
        </>
      ) : token && link.isPending ? (
        <LoadingShapes label="Lecture de votre lien…" shapes={['h-32']} />
      ) : (
        <ButtonLink to="/settings" variant="secondary" className="justify-self-start">
          {'Aller dans « Mon compte »'}
        </ButtonLink>
      )}
    </Entrance>
  );
}

function Question({ side, email }: { side: EmailSide; email: string }) {
  const address = <strong className="font-semibold wrap-anywhere">{shownAddress(email)}</strong>;
  return side === 'former' ? (
    <p className="text-lg">
      Votre compte doit passer à l’adresse {address}. Si c’est bien vous qui l’avez demandé, confirmez. Sinon,
      tout est annulé, et tous vos appareils sont déconnectés.
    </p>
  ) : (
    <p className="text-lg">
      Un compte Lueur doit passer à votre adresse {address}. Si c’est bien le vôtre, confirmez.
    </p>
  );
}

type Outcome = 'waiting' | 'changed' | 'refused';

interface ChangeOutcomeProps {
  outcome: Outcome;
  side: EmailSide;
  email: string;
}

function ChangeOutcome({ outcome, side, email }: ChangeOutcomeProps) {
  const { title, text, to, label } = said(outcome, side, shownAddress(email));
  return (
    <div className="grid gap-6" role="status">
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p className="text-lg wrap-anywhere">{text}</p>
      <ButtonLink to={to} size="large" className="justify-self-start">
        {label}
      </ButtonLink>
    </div>
  );
}

function said(outcome: Outcome, side: EmailSide, email: string) {
  if (outcome === 'changed') {
    return {
      title: 'C’est fait',
      text: `Votre compte est maintenant à l’adresse ${email}. Par prudence, vos autres appareils ont été déconnectés.`,
      to: '/settings',
      label: 'Aller dans « Mon compte »',
    };
  }
  if (outcome === 'waiting') {
    return {
      title: 'Merci, c’est confirmé',
      text:
        side === 'former'
          ? `Il reste à confirmer depuis la nouvelle adresse : nous avons écrit à ${email}.`
          : 'Il reste à confirmer depuis l’ancienne adresse : un message vous y attend.',
      to: '/settings',
      label: 'Aller dans « Mon compte »',
    };
  }
  return side === 'former'
    ? {
        title: 'La demande est annulée',
        text: 'Votre adresse n’a pas changé, et tous les appareils sont déconnectés. Quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau avec « Mot de passe oublié ? ».',
        to: '/inscription/form?mode=login',
        label: 'Choisir un nouveau mot de passe',
      }
    : {
        title: 'La demande est annulée',
        text: 'Votre adresse n’a été donnée à aucun compte. Il n’y a rien d’autre à faire.',
        to: '/',
        label: 'Revenir à l’accueil',
      };
}
