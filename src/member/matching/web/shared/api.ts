import { createApi } from '#browser/api/create-api.ts';
import { matchingContract } from '../../contract.ts';

export const matchingApi = createApi('matching', matchingContract);

/** A selection does not change from one minute to the next, and it may be read 60 times an hour only. */
const FRESH_FOR_MS = 5 * 60_000;

export const selectionQuery = () =>
  matchingApi.selection.queryOptions({
    staleTime: FRESH_FOR_MS,
    meta: { madeOf: ['profile', 'search', 'answers', 'pause'] },
  });

/** @param profileId of whom one looks at; nothing while no profile is open */
export const previewQuery = (profileId: string) =>
  matchingApi.preview.queryOptions({
    input: { id: profileId },
    meta: { madeOf: ['profile', 'answers'] },
  });
