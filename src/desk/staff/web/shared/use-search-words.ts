import { type ChangeEvent, useDeferredValue, useRef, useState } from 'react';
import { useDeskActions } from './desk-actions.ts';

/** What is searched for in a list, and the field for it; « / » leads there. */
export function useSearchWords() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useDeskActions([{ key: '/', label: 'Chercher', run: () => field.current?.focus() }]);
  return {
    words: useDeferredValue(typed.trim()),
    field: {
      ...{ ref: field, type: 'search', autoComplete: 'off', maxLength: 60, value: typed },
      'aria-keyshortcuts': '/',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
  };
}
