import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { refreshSession } from '#browser/session/session.ts';
import { hiddenQuery, profileApi } from '#member/profile/web/shared/api.ts';
import { notify } from '#ui/toasts.tsx';
import type { OwnPhoto } from '../contract.ts';
import { photosApi } from './shared/api.ts';

type Photos = readonly OwnPhoto[];

export function useChangePhotos() {
  const queryClient = useQueryClient();
  return (change: (photos: Photos) => Photos) => {
    const list = photosApi.list.queryKey();
    const mine = profileApi.mine.queryKey();
    const before = queryClient.getQueryData(list)?.[0];
    setQueryDataThroughRefetch(queryClient, list, () =>
      queryClient.setQueryData(list, (photos) => photos && [...change(photos)]),
    );
    void queryClient.invalidateQueries({ queryKey: hiddenQuery().queryKey });
    const first = queryClient.getQueryData(list)?.[0];
    if (first?.id === before?.id) return;
    setQueryDataThroughRefetch(queryClient, mine, () =>
      queryClient.setQueryData(
        mine,
        (profile) => profile && { ...profile, photo_url: first?.thumbnailUrl ?? null },
      ),
    );
    // Best effort: the change is saved, and other views refetch by themselves.
    void refreshSession().catch(() => undefined);
  };
}

export function useRemovePhoto(onRemoved: () => void) {
  const change = useChangePhotos();
  return useMutation(
    photosApi.remove.mutationOptions({
      onSuccess: (_done, { id }) => {
        change((photos) => photos.filter((photo) => photo.id !== id));
        notify.success('Votre photo est retirée');
        onRemoved();
      },
    }),
  );
}

export function useDescribePhoto(onSaved: () => void, onRefused: (error: Error) => void) {
  const change = useChangePhotos();
  return useMutation(
    photosApi.describe.mutationOptions({
      onSuccess: (_done, { id, caption }) => {
        change((photos) => photos.map((photo) => (photo.id === id ? { ...photo, caption } : photo)));
        onSaved();
      },
      onError: onRefused,
    }),
  );
}

/** Optimistic reorder, rolled back on failure. */
export function useOrderPhotos() {
  const queryClient = useQueryClient();
  const change = useChangePhotos();
  return useMutation(
    photosApi.order.mutationOptions({
      onMutate: ({ ids }) => change((photos) => inOrder(photos, ids)),
      onError: () => queryClient.invalidateQueries({ queryKey: photosApi.list.queryKey() }),
      // A shared scope runs reorders one after the other.
      scope: { id: 'photo-order' },
    }),
  );
}

function inOrder(photos: Photos, ids: readonly string[]): Photos {
  return photos.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
