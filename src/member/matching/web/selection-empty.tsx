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
import { JUST_OPENED, underWay } from './shared/nobody-left.ts';
import {
  FEW_SET_ASIDE,
  type WiderSearch,
  widenAdvice,
  widenSentence,
  widerSearchLabel,
} from './widen-sentence.ts';

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
