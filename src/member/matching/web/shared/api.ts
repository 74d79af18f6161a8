import { createApi } from '#browser/api/create-api.ts';
import { matchingContract } from '../../contract.ts';

export const matchingApi = createApi('matching', matchingContract);

/** A selection rarely changes, and the API allows 60 reads an hour. */
const FRESH_FOR_MS = 5 * 60_000;

export const selectionQuery = () =>
  matchingApi.selection.queryOptions({
    staleTime: FRESH_FOR_MS,
    meta: { madeOf: ['profile', 'search', 'answers', 'pause'] },
  });

/** @param profileId empty while no profile is open */
export const previewQuery = (profileId: string) =>
  matchingApi.preview.queryOptions({
    input: { id: profileId },
    meta: { madeOf: ['profile', 'answers'] },
  });
