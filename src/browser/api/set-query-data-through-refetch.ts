import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Updates cached data so that a running refetch cannot undo it: its response may predate the update, which is then
 * applied again.
 * @param change sets the data of that query; must be idempotent
 */
export function setQueryDataThroughRefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: () => void,
): void {
  change();
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  if (!query || query.state.fetchStatus === 'idle') return;
  const stop = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'removed') return stop();
    if (event.type !== 'updated') return;
    const { action } = event;
    // Our own updates count as « success » too: only the server's response ends the wait.
    if (action.type === 'success' && !action.manual) {
      stop();
      change();
    } else if (action.type === 'error') stop();
  });
}
