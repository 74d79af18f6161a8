import { orpc } from '#web/api.ts';

/** A selection does not change from one minute to the next, and it may be read 60 times an hour only. */
const FRESH_FOR_MS = 5 * 60_000;

export const selectionQuery = () => orpc.matching.selection.queryOptions({ staleTime: FRESH_FOR_MS });
