import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { undoLatest } from '../toasts.tsx';
import { listDeskActions } from './desk-actions.ts';
import type { DeskPlace } from './desk-sidebar.tsx';
import { moveRowFocus } from './list-row.tsx';
import { storedChoice } from './stored-choice.ts';

/** One-letter keys can be off, for speech input (WCAG 2.1.4). */
export const deskKeysOff = storedChoice('deskKeysOff');

/** Elements that use the keyboard themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a press is a one-letter key of the desk, not typed somewhere. */
function isDeskKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return false;
  return !deskKeysOff.isChosen() && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/** After g, so long for the letter of the place. */
const SEQUENCE_MS = 1500;

interface KeyboardProps {
  entries: readonly DeskPlace[];
  onPalette: () => void;
  onHelp: () => void;
}

/** The one listener for the keys of the desk: those of the page, j k z ?, g and a letter, ⌘K. */
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
    // Before the listeners of the page: d of « g d » is not its d.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
