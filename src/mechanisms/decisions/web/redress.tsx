import { useMutation, useQueryClient } from '@tanstack/react-query';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { redressApi } from './shared/api.ts';
import { ContestForm } from './shared/contest-form.tsx';

export function Redress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const contest = useMutation(
    // Idempotent: the same words twice are one redress.
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
