import { holdPresses } from './held-presses.ts';
import { ALIVE, releaseScripts } from './held-scripts.ts';

/** What one may do first on a page. Moving the pointer counts: the rest is there when the press comes. */
const ACTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

/** Where a pointer lies, a page that arrives is told of a move though there was none. */
function isStill(event: Event): boolean {
  const { type } = event;
  return type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY;
}

/**
 * Makes a static page live at the first act on it. Until it is, links lead as in any HTML, and a press on a button
 * waits. Without network the next act tries again.
 * @returns how to wake the page before that
 */
export function wakeAtFirstAct(): () => void {
  const asleep = new AbortController();
  let waking = false;

  function onAct(event: Event) {
    if (!isStill(event)) wake();
  }

  function wake() {
    if (waking) return;
    waking = releaseScripts(() => {
      waking = false;
    });
  }

  for (const name of ACTS) {
    window.addEventListener(name, onAct, { capture: true, passive: true, signal: asleep.signal });
  }
  const releasePress = holdPresses(document);
  const live = () => {
    asleep.abort();
    releasePress();
  };
  window.addEventListener(ALIVE, live, { once: true });
  return wake;
}

/** Once the page has arrived and nothing presses. */
export function atRest(act: () => void): void {
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 200);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
