import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { announceUnauthorized } from '../session/session-end.ts';
import { isRefusal, isTransient, isUnauthorized } from './error-sentence.ts';

const MAX_RETRIES = 3;
/** 1, 2, then 4 seconds (D18, spec 1 §9). */
const retryDelay = (failures: number) => 1000 * 2 ** failures;

function retryTransient(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isTransient(error);
}

/** Only for mutations with an idempotency key: sent twice, they act once (D18). */
export const safeToRepeat = { retry: retryTransient, retryDelay };

const REFUSED_LATELY_MS = 5000;

/** A prefetch that has just failed is not repeated at once by the screen that needs it, only later (D33). */
function wasNotJustRefused({ state }: Query): boolean {
  return isTransient(state.error) || Date.now() - state.errorUpdatedAt > REFUSED_LATELY_MS;
}

function watchSession(error: unknown) {
  if (isUnauthorized(error)) announceUnauthorized();
}

/** Refetches the page after a version conflict; the form keeps its input. */
function readNewer(error: unknown) {
  if (isRefusal(error, 'CHANGED')) void queryClient.invalidateQueries();
}

/**
 * An invalidation during the first read of a query causes one more read. The library only joins the pending read, whose
 * response may predate the change.
 */
class LiveQueryClient extends QueryClient {
  #toReadAgain = new Set<string>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
    for (const query of firstReads) void this.#readAgain(query);
    return super.invalidateQueries(filters, options);
  }

  async #readAgain({ queryHash, queryKey, promise }: Query): Promise<void> {
    if (this.#toReadAgain.has(queryHash)) return;
    this.#toReadAgain.add(queryHash);
    await promise?.catch(() => undefined);
    this.#toReadAgain.delete(queryHash);
    await super.invalidateQueries({ queryKey, exact: true });
  }
}

export const queryClient = new LiveQueryClient({
  queryCache: new QueryCache({ onError: watchSession }),
  mutationCache: new MutationCache({
    onError: (error) => {
      watchSession(error);
      readNewer(error);
    },
  }),
  defaultOptions: {
    // By default the library waits silently while offline; we show an error instead.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: retryTransient,
      retryDelay,
      retryOnMount: wasNotJustRefused,
      staleTime: 30_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
