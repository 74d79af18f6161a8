import { useEffect, useRef } from 'react';
import { isDeskKey } from './desk-keys.ts';

/**
 * Ignored in text fields and dialogs.
 * @param keys by `KeyboardEvent.key`
 */
export function useDeskKeys(keys: Record<string, (() => void) | undefined>, active: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const act = isDeskKey(event) ? latest.current[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
