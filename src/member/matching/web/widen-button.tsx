import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { versionOf } from '#lib/version-of.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { SEARCH_NOT_SAVED } from '#member/profile/web/shared/widen-search.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { type WiderSearch, widerSearchLabel } from './widen-sentence.ts';

export function WidenButton({ wider }: { wider: WiderSearch }) {
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
