import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';

/** Pauses one's profile and ends the pause; what it changes on screen is read again before either is done. */
export function usePauseProfile() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [orpc.profiles.pauseState.key(), orpc.matching.selection.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return {
    pause: useMutation(orpc.profiles.pause.mutationOptions({ onSuccess })),
    resume: useMutation(orpc.profiles.resume.mutationOptions({ onSuccess })),
  };
}
