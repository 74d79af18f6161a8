import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '#browser/api/create-api.ts';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { encountersApi } from './shared/api.ts';

/** What one plans with a contact; nothing while it is being read. */
export function useEncounter(contactId: string) {
  const { data } = useQuery(
    encountersApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return data;
}

/** After anything that one did, or could not do: what stands is read again, and the words that went with it. */
export function useReadPlansAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: encountersApi.key() }),
      queryClient.invalidateQueries({ queryKey: keyOf('conversations') }),
    ]);
}

/** Ended or blocked meanwhile: it says nothing of which. */
const GONE = 'Cette conversation n’est plus ouverte\u202f: vous ne pouvez plus y convenir d’un rendez-vous.';

export function planErrorSentence(error: unknown, fallback: string): string {
  return isRefusal(error, 'NOT_FOUND') ? GONE : errorSentence(error, fallback);
}
