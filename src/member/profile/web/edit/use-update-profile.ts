import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { refreshSession } from '#browser/session/session.ts';
import { notify } from '#ui/toasts.tsx';
import { profileApi } from '../shared/api.ts';

interface Outcome {
  /** What is said once it is saved. */
  said: string;
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

/** Saves parts of the profile, and lets everything that shows them follow. */
export function useUpdateProfile({ said, onSaved, onRefused }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation(
    profileApi.update.mutationOptions({
      onSuccess: (profile) => {
        const mine = profileApi.mine.queryKey();
        setQueryDataThroughRefetch(queryClient, mine, () => queryClient.setQueryData(mine, profile));
        // Another town is another selection.
        void refreshMadeOf(queryClient, 'profile');
        // Saved whatever becomes of this: the first name elsewhere follows at the next reading.
        void refreshSession().catch(() => undefined);
        notify.success(said);
        onSaved();
      },
      onError: onRefused,
    }),
  );
}
