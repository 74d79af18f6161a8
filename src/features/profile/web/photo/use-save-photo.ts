import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { refreshSession } from '#browser/session/session.ts';
import { notify } from '#ui/toasts.tsx';
import { profileApi } from '../shared/api.ts';

/** Sends a framed photo, in place of the former. */
export function useSavePhoto() {
  const queryClient = useQueryClient();
  return useMutation(
    profileApi.savePhoto.mutationOptions({
      onSuccess: ({ photoUrl }) => {
        showPhoto(queryClient, photoUrl);
        notify.success('Votre photo est enregistrée');
      },
    }),
  );
}

export function useRemovePhoto(onRemoved: () => void) {
  const queryClient = useQueryClient();
  return useMutation(
    profileApi.removePhoto.mutationOptions({
      onSuccess: () => {
        showPhoto(queryClient, null);
        notify.success('Votre photo est retirée');
        onRemoved();
      },
    }),
  );
}

function showPhoto(queryClient: QueryClient, photo_url: string | null): void {
  const mine = profileApi.mine.queryKey();
  setQueryDataThroughRefetch(queryClient, mine, () =>
    queryClient.setQueryData(mine, (profile) => profile && { ...profile, photo_url }),
  );
  // It is saved whatever becomes of this: what else shows it asks again by itself.
  void refreshSession().catch(() => undefined);
}
