import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { versionOf } from '#lib/version-of.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { SEARCH_NOT_SAVED, WIDEN_SEARCH_PATH } from '#member/profile/web/shared/widen-search.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Selection } from '../contract.ts';
import { JUST_OPENED, underWay } from './shared/selection-sentences.ts';

type SelectionEmptyProps = { selection: Pick<Selection, 'widen' | 'conversations' | 'justOpened'> };

export function SelectionEmpty({ selection: { widen, conversations, justOpened } }: SelectionEmptyProps) {
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
