import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import { INTRODUCTIONS_CHANGED } from '../../contract.ts';
import { readIntroductionsAgain } from './read-introductions-again.ts';

/** @returns false for other events */
export function applyIntroductionsEvent(queryClient: QueryClient, { kind }: LivePayload): boolean {
  if (kind !== INTRODUCTIONS_CHANGED.kind) return false;
  void readIntroductionsAgain(queryClient);
  return true;
}
