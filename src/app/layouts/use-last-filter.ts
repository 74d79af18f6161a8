import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { DeskEntry } from './desk-navigation.ts';

/**
 * Restores the last filter of each part of the desk, stored per colleague in this browser. A filter in the address
 * takes precedence; search terms are not stored.
 */
export function useLastFilter(here: DeskEntry | undefined, colleague: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<DeskEntry>(undefined);
  useEffect(() => {
    const entering = entered.current !== here;
    entered.current = here;
    if (!here?.filter) return;
    const place = `deskFilter:${colleague}:${here.to}`;
    const kept = readStored(place);
    if (entering && kept && pathname === here.to && search === '') {
      void navigate(`${here.to}?${kept}`, { replace: true });
      return;
    }
    const value = new URLSearchParams(search).get(here.filter);
    if (value) writeStored(place, new URLSearchParams({ [here.filter]: value }).toString());
    else removeStored(place);
  }, [here, colleague, pathname, search, navigate]);
}
