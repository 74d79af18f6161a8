import { useQuery } from '@tanstack/react-query';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { callsApi } from './shared/api.ts';

/** Undefined while loading. */
export function useCall(contactId: string) {
  const { data } = useQuery(
    callsApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return data;
}
