import { useEffect, useEffectEvent } from 'react';

/** Elements that use the arrow keys themselves. */
const TAKEN = 'input, textarea, select, video, [role="menu"], [role="dialog"], [contenteditable="true"]';

/** @param onStep −1 or 1 */
export function useArrowKeys(onStep: (step: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const taken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (step === undefined || held || taken || event.defaultPrevented) return;
    // An open dialog may have lost the focus.
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
