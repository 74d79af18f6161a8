import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Selection } from '../../contract.ts';

/** Storage key of the week whose arrival was played, by its end (D21). Ends with the session, unlike `firstLook`. */
export const ARRIVAL_SEEN = 'arrivalSeen';

/**
 * Returns whether the member sees the week’s people for the first time. Stays constant while the page is open.
 * @param selection undefined while it loads, and in the view of one person
 */
export function useFirstLook(selection: Selection | undefined): boolean {
  const [isFirst, setFirst] = useState<boolean>();
  // Without people, as during a pause, there is no look yet.
  const seen = selection?.people.length ? selection : undefined;
  const weekEnd = seen?.nextNewPeopleAt;
  if (isFirst === undefined && seen) setFirst(seen.firstLook && readStored(ARRIVAL_SEEN) !== weekEnd);
  useEffect(() => {
    if (weekEnd !== undefined) writeStored(ARRIVAL_SEEN, weekEnd);
  }, [weekEnd]);
  return isFirst ?? false;
}
