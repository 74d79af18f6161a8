import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#browser/api/query-client.ts';
import { onUnauthorized } from '#browser/session/session-end.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { deskStaffApi } from './api.ts';

export const DESK_LOG_IN_PATH = `${DESK_PATH}/connexion`;

const options = deskStaffApi.session.queryOptions({
  refetchOnWindowFocus: 'always',
  gcTime: Number.POSITIVE_INFINITY,
});

/** Who works in this browser. `stage` is unknown until the server has said it once. */
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

/** Whether the colleague of this browser has one of these roles. */
export function useHasRole(...roles: readonly StaffRole[]): boolean {
  const { colleague } = useDeskSession();
  return colleague !== null && hasRole(colleague.roles, roles);
}

/** Asks again how far one has come: after each step of the way in, and when the server says that it is over. */
export async function rereadDeskSession(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
}

/** Forgets all that was read at the desk; who is there is asked again. */
export function forgetDesk(): void {
  const session = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  queryClient.removeQueries({ predicate: (query) => query !== session });
  queryClient.getMutationCache().clear();
}

/** Follows refused requests: the session may be over. Returns how to stop. */
export function watchDeskSession(): () => void {
  return onUnauthorized(() => void rereadDeskSession());
}
