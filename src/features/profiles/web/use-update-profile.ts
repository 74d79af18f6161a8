import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { changeForGood } from '#web/lasting-change.ts';
import { refreshSession } from '#web/session.ts';
import { notify } from '#web/ui/toasts.tsx';

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
    orpc.profiles.update.mutationOptions({
      onSuccess: (profile) => {
        const mine = orpc.profiles.mine.queryKey();
        changeForGood(queryClient, mine, () => queryClient.setQueryData(mine, profile));
        // Another town is another selection.
        void queryClient.invalidateQueries({ queryKey: orpc.matching.key() });
        // Saved whatever becomes of this: the first name elsewhere follows at the next reading.
        void refreshSession().catch(() => undefined);
        notify.success(said);
        onSaved();
      },
      onError: onRefused,
    }),
  );
}
