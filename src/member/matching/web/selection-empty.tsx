import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { useSession } from '#browser/session/session.ts';
import { versionOf } from '#lib/version-of.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { usePauseProfile } from '#member/profile/web/shared/pause-choice.tsx';
import { SEARCH_NOT_SAVED, WIDEN_SEARCH_PATH } from '#member/profile/web/shared/widen-search.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Selection } from '../contract.ts';
import { SELECTION_SIZE } from '../rules.ts';
import { JUST_OPENED, RESTING_TITLE, restingSentence, underWay } from './shared/selection-sentences.ts';

/** Spec 1 §8, verbatim. */
export const SELECTION_LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';

/** Shown when there are no people: a skeleton while they load, then the reason. */
export function NobodyShown({ query }: { query: UseQueryResult<Selection> }) {
  const { data, error, isFetching, refetch } = query;
  if (isRefusal(error, 'PREFERENCES_REQUIRED')) return <PreferencesMissing />;
  if (data?.paused) return <SelectionPaused />;
  if (error)
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {errorSentence(error, SELECTION_LOAD_FAILED)}
      </ErrorState>
    );
  if (!data || isFetching) return <SelectionSkeleton />;
  if (data.newProfilesFrom) return <SelectionResting until={data.newProfilesFrom} />;
  return <SelectionEmpty selection={data} />;
}

/** Without a search there are no matches; after a withdrawn consent the text says why (D22). */
function PreferencesMissing() {
  const { member } = useSession();
  const withdrawn = member !== null && !member.loveLifeConsent;
  return (
    <EmptyState
      title="Préférences non définies"
      illustration={<ListeningScene className="block h-auto w-full" />}
      action={
        withdrawn ? (
          <ButtonLink to="/settings/accords">Aller dans « Mon compte »</ButtonLink>
        ) : (
          <ButtonLink to="/inscription/preferences">Définir mes préférences</ButtonLink>
        )
      }
    >
      {withdrawn
        ? 'Vous avez retiré votre accord à l’utilisation de vos réponses sur votre vie amoureuse : elles sont effacées, et nous ne pouvons plus vous proposer personne. Vous pouvez redonner cet accord quand vous le souhaitez, dans « Mon compte ».'
        : 'Dites-nous qui vous aimeriez rencontrer, à quel âge et à quelle distance : une minute suffit, et vos premiers matchs apparaîtront ici.'}
    </EmptyState>
  );
}

const RESUME_FAILED = 'Votre pause n’a pas pu prendre fin. Veuillez réessayer.';

function SelectionPaused() {
  const { resume } = usePauseProfile();
  return (
    <EmptyState
      title="Votre profil est en pause"
      illustration={<QuietHorizonScene className="block h-auto w-full" />}
      action={
        <Button pending={resume.isPending} onClick={() => resume.mutate()}>
          Reprendre les rencontres
        </Button>
      }
    >
      <p>
        Personne ne vous est proposé, et votre profil n’est montré à personne. Vos conversations, elles,
        continuent.
      </p>
      {resume.error ? (
        <Alert tone="error" className="mt-4 text-left">
          {errorSentence(resume.error, RESUME_FAILED)}
        </Alert>
      ) : null}
    </EmptyState>
  );
}

/** Replaces the selection once the daily new profiles are used up. @param until ISO instant */
function SelectionResting({ until }: { until: string }) {
  return (
    <EmptyState title={RESTING_TITLE} illustration={<QuietHorizonScene className="block h-auto w-full" />}>
      <p>{restingSentence(until)}</p>
    </EmptyState>
  );
}

function SelectionSkeleton() {
  return (
    <Loading
      label="Chargement de vos matchs…"
      className="-mx-2 grid gap-6 sm:mx-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="hidden content-start gap-3 lg:grid">
        {Array.from({ length: SELECTION_SIZE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Skeleton key={place} className="h-27 rounded-card!" />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="grid gap-6 sm:grid-cols-2 lg:rounded-card lg:border lg:border-filet lg:bg-carte"
      >
        <Skeleton className="aspect-[4/5] rounded-[28px]!" />
        <div className="grid content-start gap-5 lg:py-6 lg:pr-6">
          <Skeleton round className="h-11 w-56 max-w-full" />
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </Loading>
  );
}

function SelectionEmpty({ selection: { widen, conversations, justOpened } }: { selection: Selection }) {
  const emptiness = conversations > 0 ? underWay(conversations) : justOpened ? JUST_OPENED : undefined;
  if (emptiness)
    return (
      <EmptyState
        title={emptiness.title}
        illustration={<QuietHorizonScene className="block h-auto w-full" />}
        action={conversations > 0 ? <ButtonLink to="/chat">Ouvrir mes messages</ButtonLink> : null}
      >
        <p>{emptiness.text}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="Aucun profil ne correspond à vos critères pour le moment."
      illustration={<QuietHorizonScene className="block h-auto w-full" />}
      action={
        <>
          {widen?.wider ? <WidenButton wider={{ ...widen.wider, by: widen.criterion }} /> : null}
          <ButtonLink to={WIDEN_SEARCH_PATH} variant={widen?.wider ? 'secondary' : 'primary'}>
            Élargir mes critères
          </ButtonLink>
        </>
      }
    >
      {widen ? (
        <>
          <p className="mb-2 font-semibold text-encre">{widenSentence(widen)}.</p>
          <p>{widenAdvice(widen)}</p>
        </>
      ) : (
        <p>
          {FEW_SET_ASIDE}. Élargissez un peu les vôtres, d’âge ou de distance, et revenez dans quelques
          jours : nous cherchons parmi les nouveaux profils.
        </p>
      )}
    </EmptyState>
  );
}

function WidenButton({ wider }: { wider: WiderSearch }) {
  const queryClient = useQueryClient();
  const { min_age, max_age, max_distance } = wider;
  const widen = useMutation({
    mutationFn: async () => {
      const search = await queryClient.fetchQuery({ ...profileApi.preferences.queryOptions(), staleTime: 0 });
      if (!search) return;
      const saved = { ...search, min_age, max_age, max_distance };
      await profileApi.savePreferences.call({ ...saved, version: versionOf(search) });
      queryClient.setQueryData(profileApi.preferences.queryKey(), saved);
    },
    onSuccess: async () => {
      await refreshMadeOf(queryClient, 'search');
      notify.success('Votre recherche est élargie', {
        detail: 'Vous la retrouvez dans « Mon profil ».',
      });
    },
  });
  return (
    <div className="grid justify-items-center gap-3">
      <Button pending={widen.isPending} pendingLabel="Nous cherchons…" onClick={() => widen.mutate()}>
        {widerSearchLabel(wider)}
      </Button>
      <FailureAlert error={widen.error} failed={SEARCH_NOT_SAVED} />
    </div>
  );
}

type Widen = NonNullable<Selection['widen']>;
type WiderSearch = Widen['search'] & { by: Widen['criterion'] };

/** No single criterion excludes ten people: smaller counts are not disclosed, not even zero. */
const FEW_SET_ASIDE = 'Votre sélection vide ne tient pas à un critère en particulier';

export function widenSentence({ criterion, people, search, wider }: Widen): string {
  const theirs = people === 10 ? 'Une dizaine de personnes' : `Environ ${people}\u00a0personnes`;
  switch (criterion) {
    case 'age':
      return wider
        ? `Personne ne vous correspond de ${years(search)}\u202f; ${about(wider.people)} de ${years(wider)}`
        : `La tranche d’âge écarte ${about(people)}`;
    case 'distance':
      return wider
        ? `Personne ne vous correspond à ${within(search)}\u202f; ${about(wider.people)} à ${within(wider)}`
        : `La distance écarte ${about(people)}`;
    case 'dealbreakers':
      return `Vos critères non négociables écartent ${about(people)}`;
    case 'their-age':
      return `${theirs} cherchent quelqu’un d’un autre âge`;
    case 'their-distance':
      return `${theirs} cherchent plus près de chez elles`;
    case 'both-distances':
      return wider
        ? `Personne ne vous correspond à ${within(search)}\u202f; ${about(wider.people)} à ${within(wider)}, mais elles cherchent, elles aussi, plus près de chez elles`
        : `La distance vous sépare\u202f: ${about(people)} vous correspondent, mais habitent plus loin que vous ne le souhaitez de part et d’autre`;
  }
}

/** Advice only for the member’s own criteria. */
function widenAdvice({ criterion }: Widen): string {
  switch (criterion) {
    case 'age':
      return 'Quelques années de plus, d’un côté ou de l’autre, ouvrent souvent de belles portes.';
    case 'distance':
      return 'Quelques kilomètres de plus suffisent parfois à une belle rencontre.';
    case 'both-distances':
      return 'En élargissant votre distance, vous rencontrerez celles et ceux qui élargiront la leur.';
    case 'dealbreakers':
      return 'Ce qui compte pour vous n’appartient qu’à vous. Vos choix se relisent dans «\u202fMes recherches\u202f».';
    default:
      return 'Ce critère est le leur, et il peut évoluer. Élargir les vôtres peut aussi vous ouvrir d’autres rencontres.';
  }
}

export function widerSearchLabel({ by, ...wider }: WiderSearch): string {
  return by === 'age' ? `Chercher de ${years(wider)}` : `Chercher jusqu’à ${wider.max_distance}\u00a0km`;
}

const about = (people: number) =>
  people === 10 ? 'une dizaine de personnes' : `environ ${people}\u00a0personnes`;
const within = ({ max_distance }: Widen['search']) => `moins de ${max_distance}\u00a0km`;
const years = ({ min_age, max_age }: Widen['search']) => `${min_age} à ${max_age}\u00a0ans`;
