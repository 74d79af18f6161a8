import { currentTime } from '#browser/clock.ts';
import { COOKIE_CHOICE, writeStored } from '#browser/storage.ts';
import { COOKIE_VERSION, type CookieChoice } from '../rules.ts';

/** Stores a choice: it applies at once in this browser; the proof is sent when the server is reachable. */
export function choose(choice: CookieChoice): void {
  const proof = { version: COOKIE_VERSION, choice, receipt: crypto.randomUUID() };
  writeStored(COOKIE_CHOICE, JSON.stringify({ ...proof, at: currentTime().toISOString() }));
  window.dispatchEvent(new CustomEvent(CHOICE_MADE, { detail: choice }));
  fetch('/api/cookies/choice', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
    keepalive: true,
  }).catch(() => undefined);
}

/** A DOM event on the window; its detail contains the choice, since local storage may be blocked. */
export const CHOICE_MADE = 'cookie-choice-made';
