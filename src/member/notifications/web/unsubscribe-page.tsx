import { useMutation } from '@tanstack/react-query';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { LetterScene } from '#ui/illustrations/letter.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { notificationsApi } from './shared/api.ts';

const FAILED = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';

export function meta() {
  return [...pageMeta('Ne plus recevoir d’e-mails'), withoutReferrer, { name: 'robots', content: 'noindex' }];
}

/** Target of the mail link: unsubscribing takes a click on the button, but no log-in. */
export default function UnsubscribePage() {
  const { token, take } = useTokenFromAddress();
  const stop = useMutation(notificationsApi.stopMails.mutationOptions());
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10 sm:py-14">
      <div className="mx-auto w-full max-w-80 overflow-hidden rounded-card">
        <LetterScene className="block h-auto w-full" />
      </div>
      {stop.isSuccess ? (
        <Done />
      ) : (
        <>
          <PageTitle
            intro={
              token === null
                ? 'Vos notifications se règlent aussi dans « Mon compte ».'
                : 'Nous ne vous enverrons plus ce type d’e-mails. Ceux sur la sécurité de votre compte et vos ateliers continuent.'
            }
          >
            Ne plus recevoir d’e-mails
          </PageTitle>
          {token === null ? <LostLink page="unsubscribe" onToken={take} /> : null}
          <FailureAlert error={stop.error} failed={FAILED} />
          <div className="flex flex-wrap gap-3">
            {token ? (
              <Button pending={stop.isPending} onClick={() => stop.mutate({ query: { jeton: token } })}>
                Ne plus recevoir ces e-mails
              </Button>
            ) : null}
            <ButtonLink variant="quiet" to="/settings/notifications">
              Régler mes notifications
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

function Done() {
  return (
    <div className="grid justify-items-start gap-6">
      <h1 ref={focusOnMount} tabIndex={-1}>
        C’est noté
      </h1>
      <p role="status" className="text-lg">
        Vous ne recevrez plus ce type d’e-mails. Vous pouvez changer d’avis quand vous le souhaitez, dans
        « Mon compte ».
      </p>
      <ButtonLink variant="secondary" to="/settings/notifications">
        Régler mes notifications
      </ButtonLink>
    </div>
  );
}
