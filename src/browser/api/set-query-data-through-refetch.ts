import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what the cache holds so that an answer already on its way cannot undo it: that answer may be older than the
 * change, which is then made again on top of it.
 * @param change sets the data of that query; done twice, it must make no difference
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
    // Changes of our own are « successes » as well: only the answer of the server ends the wait.
    if (action.type === 'success' && !action.manual) {
      stop();
      change();
    } else if (action.type === 'error') stop();
  });
}
