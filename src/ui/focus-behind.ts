/**
 * Tells whether something that floats above the page hides what has the focus (WCAG 2.4.11).
 * @param onChange called with whether it must step aside
 * @returns how to stop
 */
export function watchFocusBehind(
  floating: () => HTMLElement | null,
  onChange: (hidden: boolean) => void,
): () => void {
  function look({ target }: Event) {
    const box = floating();
    if (!box || !(target instanceof Element) || box.contains(target)) return onChange(false);
    // Where it stands at rest, wherever it has stepped to.
    const right = window.innerWidth - 16;
    const { top, bottom, width } = box.getBoundingClientRect();
    const focused = target.getBoundingClientRect();
    onChange(
      focused.right > right - width && focused.left < right && focused.bottom > top && focused.top < bottom,
    );
  }
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}
