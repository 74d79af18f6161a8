import { useEffect, useRef } from 'react';

/** Elements that use the keyboard themselves. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Ignored in text fields and dialogs.
 * @param keys by `KeyboardEvent.key`
 * @param active can be off, for speech input (WCAG 2.1.4)
 */
export function useDeskKeys(keys: Record<string, (() => void) | undefined>, active: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
