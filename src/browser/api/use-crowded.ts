import { useSyncExternalStore } from 'react';
import { followCrowd, isCrowded } from './crowd.ts';

export function useCrowded(): boolean {
  return useSyncExternalStore(followCrowd, isCrowded, () => false);
}
