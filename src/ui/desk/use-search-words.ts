import { type ChangeEvent, useRef, useState } from 'react';
import { useDelayed } from '#browser/use-delayed.ts';
import { useDeskActions } from './desk-actions.ts';

const TYPING_PAUSE_MS = 200;

/** Returns the debounced search text, and the props of its field, which « / » focuses. */
export function useSearchWords() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useDeskActions([{ key: '/', label: 'Chercher', run: () => field.current?.focus() }]);
  return {
    words: useDelayed(typed.trim(), TYPING_PAUSE_MS),
    field: {
      ref: field,
      type: 'search',
      autoComplete: 'off',
      value: typed,
      'aria-keyshortcuts': '/',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
  };
}
