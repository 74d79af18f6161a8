/** Where the script stands that lets the others go: built on its own from `wake-script.ts`. */
const WAKE_SCRIPT = '/eveil.js';
/** Told by a page that has become live. */
export const ALIVE = 'lueur:alive';

const HELD_LINK = 'held-modulepreload';
const HELD_SCRIPT = 'held-module';

/**
 * A static page is read before it is live: its scripts wait, so that style, fonts and pictures come first.
 * For the build. @param when `act` for a page that waits until one does something, `rest` for once it has arrived
 */
export function holdScripts(html: string, when: 'act' | 'rest'): string {
  const held = html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD_LINK}"`)
    .replace('<script type="module" async="">', `<script type="${HELD_SCRIPT}">`)
    .replace('</head>', `<script defer src="${WAKE_SCRIPT}" data-when="${when}"></script></head>`);
  if (!held.includes(`type="${HELD_SCRIPT}"`)) throw new Error('A static page has no script to hold');
  return held;
}

/** For the browser. @returns whether there was something to let go; `failed` is called when it could not be fetched */
export function releaseScripts(failed: () => void): boolean {
  const held = document.querySelector(`script[type="${HELD_SCRIPT}"]`);
  if (!held) return false;
  for (const link of document.querySelectorAll(`link[rel="${HELD_LINK}"]`))
    link.setAttribute('rel', 'modulepreload');
  // A script that has not run does not begin to by another type: a new one takes its place.
  const live = document.createElement('script');
  live.type = 'module';
  live.textContent = held.textContent;
  live.addEventListener('error', () => {
    live.replaceWith(held);
    failed();
  });
  held.replaceWith(live);
  return true;
}
