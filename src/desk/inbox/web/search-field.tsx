import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeskActions } from '#desk/staff/web/shared/desk-actions.ts';
import { SEARCH_MAX_LENGTH } from '../rules.ts';

const PAUSE_MS = 250;

type SearchFieldProps = { text: string; onSearch: (text: string) => void };

/** Names, addresses and words, as one types them. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useDeskActions([{ key: '/', label: 'Chercher une conversation', run: () => field.current?.focus() }]);
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = window.setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, text, onSearch]);
  return (
    <search className="relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-5 -translate-y-1/2 text-prune"
      />
      <input
        ref={field}
        type="search"
        aria-label="Chercher un nom, une adresse ou des mots"
        aria-keyshortcuts="/"
        placeholder="Chercher"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped('');
          onSearch('');
          event.currentTarget.blur();
        }}
        className="input-frame !min-h-11 !py-1.5 !pr-2 !pl-9 text-sm"
      />
    </search>
  );
}
