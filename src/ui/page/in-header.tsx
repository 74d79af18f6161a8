import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const HEADER_PLACE = 'header-place';

/** Renders page controls in the header, on a phone. */
export function InHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(HEADER_PLACE)), []);
  return place ? createPortal(children, place) : null;
}
