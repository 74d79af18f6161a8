import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '#browser/api/create-api.ts';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { encountersApi } from './shared/api.ts';

/** Returns the plan with a contact; undefined while loading. */
export function useEncounter(contactId: string) {
  const { data } = useQuery(
    encountersApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return data;
}

/** Refetches the plan and the messages after any action, successful or not. */
export function useReadPlansAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: encountersApi.key() }),
      queryClient.invalidateQueries({ queryKey: keyOf('conversations') }),
    ]);
}

/** Deleted or blocked meanwhile; does not reveal which. */
const GONE = 'Cette conversation n’est plus ouverte\u202f: vous ne pouvez plus y convenir d’un rendez-vous.';

export function planErrorSentence(error: unknown, fallback: string): string {
  return isRefusal(error, 'NOT_FOUND') ? GONE : errorSentence(error, fallback);
}
