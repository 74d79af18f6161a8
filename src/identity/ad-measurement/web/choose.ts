import { currentTime } from '#browser/clock.ts';
import { COOKIE_CHOICE, writeStored } from '#browser/storage.ts';
import { COOKIE_VERSION, type CookieChoice } from '../rules.ts';
import { CHOICE_MADE } from './choice-made.ts';

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
