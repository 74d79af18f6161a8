import { useEffect, useEffectEvent } from 'react';

/** Where the arrows already move something: a caret, a choice, a menu, what stands in a dialog. */
const TAKEN = 'input, textarea, select, video, [role="menu"], [role="dialog"], [contenteditable="true"]';

/** The left and right arrows, anywhere on the page. @param onStep −1 or 1 */
export function useArrowKeys(onStep: (step: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const taken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (step === undefined || held || taken || event.defaultPrevented) return;
    // A dialog that has lost the focus is still in front.
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
