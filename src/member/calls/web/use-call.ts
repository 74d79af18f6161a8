import { useQuery } from '@tanstack/react-query';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { callsApi } from './shared/api.ts';

/** The call with a contact, and whether one may propose one; nothing while it is being read. */
export function useCall(contactId: string) {
  const { data } = useQuery(
    callsApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return data;
}
