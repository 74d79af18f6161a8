import { useEffect, useRef } from 'react';

/** Where letters are typed, or where a window has the keyboard to itself. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Single keys that act on the page, while nothing is being typed and no window is open.
 * @param keys by `KeyboardEvent.key`
 * @param active WCAG 2.1.4: whoever speaks to their computer can turn them off
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
