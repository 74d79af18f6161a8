import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import { matchingApi } from '../../../web/shared/api.ts';
import { INTRODUCTIONS_CHANGED } from '../../contract.ts';
import { introductionsApi } from './api.ts';

/** Someone was introduced, or their conversation is open: whoever is introduced is not in the selection. */
export function readIntroductionsAgain(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: introductionsApi.key() }),
    queryClient.invalidateQueries({ queryKey: matchingApi.selection.key() }),
  ]);
}

/** @returns false for an event that is not of introductions */
export function applyIntroductionsEvent(queryClient: QueryClient, { kind }: LivePayload): boolean {
  if (kind !== INTRODUCTIONS_CHANGED.kind) return false;
  void readIntroductionsAgain(queryClient);
  return true;
}
