import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something that floats above the page must step aside: it would hide what has the focus (WCAG 2.4.11).
 * @param active false while it is itself what one uses
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    if (!active) return setAside(false);
    function look({ target }: Event) {
      const box = floating.current;
      if (!box || !(target instanceof Element) || box.contains(target)) return setAside(false);
      // Where it stands at rest, wherever it has stepped to.
      const right = window.innerWidth - 16;
      const { top, bottom, width } = box.getBoundingClientRect();
      const focused = target.getBoundingClientRect();
      setAside(
        focused.right > right - width && focused.left < right && focused.bottom > top && focused.top < bottom,
      );
    }
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [active, floating]);
  return aside;
}
