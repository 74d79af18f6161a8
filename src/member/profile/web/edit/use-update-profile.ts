import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { refreshSession } from '#browser/session/session.ts';
import { notify } from '#ui/toasts.tsx';
import { profileApi } from '../shared/api.ts';

interface Outcome {
  said: string;
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

export function useUpdateProfile({ said, onSaved, onRefused }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation(
    profileApi.update.mutationOptions({
      onSuccess: (profile) => {
        const mine = profileApi.mine.queryKey();
        setQueryDataThroughRefetch(queryClient, mine, () => queryClient.setQueryData(mine, profile));
        // Another city means another selection.
        void refreshMadeOf(queryClient, 'profile');
        // Best effort: the profile is saved, and the session’s first name follows with its next fetch.
        void refreshSession().catch(() => undefined);
        notify.success(said);
        onSaved();
      },
      onError: onRefused,
    }),
  );
}
