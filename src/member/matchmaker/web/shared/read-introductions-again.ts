import type { QueryClient } from '@tanstack/react-query';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { introductionsApi } from './api.ts';

/** Someone was introduced, or their conversation is open: whoever is introduced is not in the selection. */
export function readIntroductionsAgain(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: introductionsApi.key() }),
    queryClient.invalidateQueries({ queryKey: matchingApi.selection.key() }),
  ]);
}
