import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';

/** Storage key of the week whose arrival was played, by its end (D21). */
export const ARRIVAL_SEEN = 'arrivalSeen';

/**
 * Returns whether this browser sees the week’s people for the first time. Stays constant while the page is open.
 * @param weekEnd `nextNewPeopleAt`; undefined while the selection loads, and in the view of one person
 */
export function useFirstLook(weekEnd: string | undefined): boolean {
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && weekEnd !== undefined) setFirst(readStored(ARRIVAL_SEEN) !== weekEnd);
  useEffect(() => {
    if (weekEnd !== undefined) writeStored(ARRIVAL_SEEN, weekEnd);
  }, [weekEnd]);
  return isFirst ?? false;
}
