import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { profileApi } from './api.ts';

/** Pauses one's profile and ends the pause; what it changes on screen is read again before either is done. */
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
