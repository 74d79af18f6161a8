import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { INTRODUCTIONS_CHANGED } from '../../contract.ts';
import { introductionsApi } from './api.ts';

/** The selection is refetched too: introduced people are excluded from it. */
export function readIntroductionsAgain(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: introductionsApi.key() }),
    queryClient.invalidateQueries({ queryKey: matchingApi.selection.key() }),
  ]);
}

/** @returns false for other events */
export function applyIntroductionsEvent(queryClient: QueryClient, { kind }: LivePayload): boolean {
  if (kind !== INTRODUCTIONS_CHANGED.kind) return false;
  void readIntroductionsAgain(queryClient);
  return true;
}
