import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { consentDate, frenchDay } from '#lib/french-date.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { redressApi } from './api.ts';
import { ContestForm } from './shared/contest-form.tsx';

const TITLE = 'Contester la suite donnée à un signalement';
const FAILED = 'Ce lien n’a pas pu être lu. Vérifiez votre connexion internet.';

export function meta() {
  return [...pageMeta(TITLE), withoutReferrer, { name: 'robots', content: 'noindex' }];
}

/** Target of the mail about the outcome of a report or a notice: its author contests it here, without an account. */
export default function RedressPage() {
  const { token, take } = useTokenFromAddress();
  const redress = useQuery(
    redressApi.state.queryOptions({ input: { token: token ?? '' }, enabled: Boolean(token) }),
  );
  const { data, error } = redress;
  return (
    <div className="page-width grid max-w-3xl gap-8 py-10 sm:py-14">
      <PageTitle>{TITLE}</PageTitle>
      {token === null ? (
        <>
          <LostLink page="redress" onToken={take} />
          <ButtonLink to="/contact" variant="quiet" className="justify-self-start">
            Écrire à l’équipe
          </ButtonLink>
        </>
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState
          title="Ce lien ne s’ouvre pas"
          action={<ButtonLink to="/contact">Écrire à l’équipe</ButtonLink>}
        >
          Ouvrez-le depuis l’e-mail qui vous a donné la suite de votre signalement, ou écrivez-nous.
        </EmptyState>
      ) : error || !data || !token ? (
        <MissingContent
          query={redress}
          failed={FAILED}
          waiting={<Skeleton className="h-64 rounded-card" />}
        />
      ) : data.state === 'open' ? (
        <>
          <p className="text-lg">
            Une personne de l’équipe a traité votre signalement le{' '}
            {frenchDay(new Date(data.decidedAt), deviceZone())}. Si vous n’êtes pas d’accord, dites-nous
            pourquoi{'\u202f'}: quelqu’un d’autre relira tout, gratuitement, et vous répondra par e-mail. Vous
            pouvez le faire jusqu’au {consentDate(data.until)}.
          </p>
          <Redress token={token} />
        </>
      ) : (
        <EmptyState
          title={data.state === 'sent' ? 'Votre contestation est chez nous' : 'Le délai est passé'}
          action={<ButtonLink to="/">Revenir à l’accueil</ButtonLink>}
        >
          {data.state === 'sent'
            ? 'Une autre personne de l’équipe relit tout. Sa réponse vous parvient par e-mail.'
            : `Cette suite pouvait être contestée jusqu’au ${consentDate(data.until)}. Vous pouvez encore nous écrire, ou saisir un tribunal.`}
        </EmptyState>
      )}
    </div>
  );
}

function Redress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const contest = useMutation(
    // Idempotent: the same words twice are one redress.
    redressApi.contest.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: redressApi.state.key() }),
    }),
  );
  return (
    <ContestForm
      send={(text) => contest.mutate({ token, text })}
      sending={contest.isPending}
      error={contest.error}
      submitLabel="Envoyer ma contestation"
    />
  );
}
