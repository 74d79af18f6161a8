import { useSyncExternalStore } from 'react';
import { createListeners } from '#browser/listeners.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/**
 * A yes-or-no preference of the colleague, stored in this browser; false until chosen.
 * @param key in local storage
 */
export function storedChoice(key: string) {
  const { subscribe, notify } = createListeners();
  const isChosen = () => readStored(key) === '1';
  return {
    isChosen,
    useChosen: () => useSyncExternalStore(subscribe, isChosen),
    choose(chosen: boolean) {
      if (chosen) writeStored(key, '1');
      else removeStored(key);
      notify();
    },
  };
}
