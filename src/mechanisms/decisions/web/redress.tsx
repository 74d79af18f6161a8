import { useMutation, useQueryClient } from '@tanstack/react-query';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { redressApi } from './shared/api.ts';
import { ContestForm } from './shared/contest-form.tsx';

/** Why one does not agree with how one’s report or notice ended, once. */
export function Redress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const contest = useMutation(
    // The same words twice are one answer.
    redressApi.contest.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: redressApi.state.key() }),
    }),
  );
  return (
    <ContestForm
      send={(text) => contest.mutate({ token, text })}
      sending={contest.isPending}
      error={contest.error}
      submitLabel="Envoyer ma contestation"
    />
  );
}
