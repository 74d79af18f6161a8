import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { changeForGood } from '#web/lasting-change.ts';
import { refreshSession } from '#web/session.ts';
import { notify } from '#web/ui/toasts.tsx';

/** Sends a framed photo, in place of the former. */
export function useSavePhoto() {
  const queryClient = useQueryClient();
  return useMutation(
    orpc.profiles.savePhoto.mutationOptions({
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
    orpc.profiles.removePhoto.mutationOptions({
      onSuccess: () => {
        showPhoto(queryClient, null);
        notify.success('Votre photo est retirée');
        onRemoved();
      },
    }),
  );
}

function showPhoto(queryClient: QueryClient, photo_url: string | null): void {
  const mine = orpc.profiles.mine.queryKey();
  changeForGood(queryClient, mine, () =>
    queryClient.setQueryData(mine, (profile) => profile && { ...profile, photo_url }),
  );
  // It is saved whatever becomes of this: what else shows it asks again by itself.
  void refreshSession().catch(() => undefined);
}
