import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { profileApi } from './api.ts';

/** Pause and resume; each waits for the refetch of affected queries. */
export function usePauseProfile() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: profileApi.pauseState.key() }),
      refreshMadeOf(queryClient, 'pause'),
    ]);
  return {
    pause: useMutation(profileApi.pause.mutationOptions({ onSuccess })),
    resume: useMutation(profileApi.resume.mutationOptions({ onSuccess })),
  };
}
