import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { undoLatest } from '../toasts.tsx';
import { listDeskActions } from './desk-actions.ts';
import type { DeskPlace } from './desk-sidebar.tsx';
import { moveRowFocus } from './list-row.tsx';
import { storedChoice } from './stored-choice.ts';

/** One-letter shortcuts can be turned off, for speech input (WCAG 2.1.4). */
export const deskKeysOff = storedChoice('deskKeysOff');

/** Elements that use the keyboard themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key event is a one-letter shortcut, not typed into a field. */
function isDeskKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return false;
  return !deskKeysOff.isChosen() && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/** Time after « g » to press the letter of a page. */
const SEQUENCE_MS = 1500;

interface KeyboardProps {
  entries: readonly DeskPlace[];
  onPalette: () => void;
  onHelp: () => void;
}

/** The only key listener of the desk: shortcuts of the page, j k z ?, g and a letter, ⌘K. */
export function useDeskKeyboard({ entries, onPalette, onHelp }: KeyboardProps): void {
  const navigate = useNavigate();
  const goingUntil = useRef(0);
  const actOn = (key: string): (() => void) | undefined => {
    const going = Date.now() < goingUntil.current;
    goingUntil.current = key === 'g' ? Date.now() + SEQUENCE_MS : 0;
    const place = going ? entries.find(({ letter }) => letter === key) : undefined;
    if (place) return () => void navigate(place.to);
    if (key === 'g') return () => undefined;
    if (key === 'j') return () => moveRowFocus(1);
    if (key === 'k') return () => moveRowFocus(-1);
    if (key === 'z') return undoLatest;
    if (key === '?') return onHelp;
    return listDeskActions().find((action) => action.key === key)?.run;
  };
  const latest = useRef({ actOn, onPalette });
  latest.current = { actOn, onPalette };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asksPalette = (event.metaKey || event.ctrlKey) && !event.altKey && event.key === 'k';
      const act = isDeskKey(event) ? latest.current.actOn(event.key) : undefined;
      const run = asksPalette ? latest.current.onPalette : act;
      if (!run) return;
      event.preventDefault();
      run();
    };
    // Runs before the listeners of the page: the d of « g d » is not the page's d.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
