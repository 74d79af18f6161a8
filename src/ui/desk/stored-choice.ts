import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/**
 * A yes-or-no preference of the colleague, stored in this browser; false until chosen.
 * @param key in local storage
 */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>();
  const isChosen = () => readStored(key) === '1';
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    isChosen,
    useChosen: () => useSyncExternalStore(subscribe, isChosen),
    choose(chosen: boolean) {
      if (chosen) writeStored(key, '1');
      else removeStored(key);
      for (const listener of listeners) listener();
    },
  };
}
