import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { DeskEntry } from './desk-navigation.ts';

/**
 * Restores the last filters of each part of the desk, stored per colleague in this browser. Filters in the address
 * take precedence; search terms are not stored.
 */
export function useLastFilter(here: DeskEntry | undefined, colleague: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<DeskEntry>(undefined);
  useEffect(() => {
    const entering = entered.current !== here;
    entered.current = here;
    if (!here?.filters) return;
    const place = `deskFilter:${colleague}:${here.to}`;
    const kept = readStored(place);
    if (entering && kept && pathname === here.to && search === '') {
      void navigate(`${here.to}?${kept}`, { replace: true });
      return;
    }
    const { filters } = here;
    const chosen = [...new URLSearchParams(search)].filter(
      ([name, value]) => value && filters.includes(name),
    );
    if (chosen.length > 0) writeStored(place, new URLSearchParams(chosen).toString());
    else removeStored(place);
  }, [here, colleague, pathname, search, navigate]);
}
