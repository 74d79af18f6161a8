import { type RefObject, useEffect, useState } from 'react';
import { watchFocusBehind } from './focus-behind.ts';

/**
 * Whether something that floats above the page must step aside from what has the focus.
 * @param active false while it is itself what one uses
 */
export function useAvoidFocusedElement(floating: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    if (!active) return setAside(false);
    return watchFocusBehind(() => floating.current, setAside);
  }, [active, floating]);
  return aside;
}
