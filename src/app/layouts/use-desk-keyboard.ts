import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listDeskActions } from '#ui/desk/desk-actions.ts';
import { isDeskKey } from '#ui/desk/desk-keys.ts';
import { moveRowFocus } from '#ui/desk/list-row.tsx';
import { undoLatest } from '#ui/toasts.tsx';
import type { DeskEntry } from './desk-navigation.ts';

/** After g, so long for the letter of the place. */
const SEQUENCE_MS = 1500;

interface KeyboardProps {
  entries: readonly DeskEntry[];
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
