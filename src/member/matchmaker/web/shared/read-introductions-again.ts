import type { QueryClient } from '@tanstack/react-query';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { introductionsApi } from './api.ts';

/** The selection is refetched too: introduced people are excluded from it. */
export function readIntroductionsAgain(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: introductionsApi.key() }),
    queryClient.invalidateQueries({ queryKey: matchingApi.selection.key() }),
  ]);
}
