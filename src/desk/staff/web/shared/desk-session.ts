import { useQuery } from '@tanstack/react-query';
import { openPageFor } from '#browser/api/opened-for.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { waitWhileLeaving } from '#browser/session/leave-page.ts';
import { onUnauthorized } from '#browser/session/session-end.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { deskStaffApi } from './api.ts';

export const DESK_LOG_IN_PATH = `${DESK_PATH}/connexion`;

const options = deskStaffApi.session.queryOptions({
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const state = await deskStaffApi.session.call(undefined, { signal });
    await waitWhileLeaving();
    openPageFor('desk', state.colleague?.id ?? null);
    return state;
  },
  refetchOnWindowFocus: 'always',
  gcTime: Number.POSITIVE_INFINITY,
});

/** `stage` is undefined until the first response. */
export function useDeskSession() {
  const { data, error, isFetching, refetch } = useQuery(options);
  return {
    stage: data?.stage,
    colleague: data?.colleague ?? null,
    ended: data?.ended ?? false,
    error,
    isFetching,
    refetch,
  };
}

export function isDeskOpen(): boolean {
  return queryClient.getQueryData(options.queryKey)?.stage === 'open';
}

export function useHasRole(...roles: readonly StaffRole[]): boolean {
  const { colleague } = useDeskSession();
  return colleague !== null && hasRole(colleague.roles, roles);
}

/** Refetches the session after each log-in step, and when the server reports it expired. */
export async function rereadDeskSession(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
}

/** Clears the cached desk data and refetches the session. */
export function forgetDesk(): void {
  const session = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  queryClient.removeQueries({ predicate: (query) => query !== session });
  queryClient.getMutationCache().clear();
}

/**
 * Refetches the session after a 401.
 * @returns a function that stops it
 */
export function watchDeskSession(): () => void {
  return onUnauthorized(() => void rereadDeskSession());
}
