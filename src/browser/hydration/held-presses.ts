/**
 * Keeps the last press on a button of a part that is not live yet. It is taken at the window, before React, which stops
 * a press on what it has not begun with. Links lead as in any HTML.
 * @returns what to call once the part is live
 */
export function holdPresses(part: Node): () => void {
  const holding = new AbortController();
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    pressed = part.contains(button) ? button : null;
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', hold, { capture: true, signal: holding.signal });
  return () => {
    holding.abort();
    const button = pressed;
    pressed = null;
    button?.click();
  };
}
