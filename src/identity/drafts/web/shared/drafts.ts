import { openedForHeaders } from '#browser/api/opened-for.ts';
import { signedInAs } from '#browser/session/session.ts';
import type { DraftName } from '../../rules.ts';
import { draftsApi } from './api.ts';

const SEND_AFTER_MS = 800;

/** In memory (D21), for as long as this tab is open: input outlives a session. */
let writer = '';
const typed = new Map<DraftName, string>();
const waiting = new Map<DraftName, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();
let watched = false;

/** Sets the writer, so that another member who logs in in the same tab does not see these drafts. */
export function writeAs(email: string): void {
  if (email === writer) return;
  writer = email;
  forgetDrafts();
}

/** Resets to the state of a freshly loaded page, for tests. */
export function forgetDrafts(): void {
  typed.clear();
  waiting.clear();
  clearTimeout(timer);
  timer = undefined;
}

/** Returns the input typed in this tab; undefined when there is none. */
export function typedInTab(name: DraftName): string | undefined {
  return typed.get(name);
}

/**
 * Stores input in memory at once and on the server soon after.
 * @param words empty to delete the draft
 */
export function storeDraft(name: DraftName, words: string): void {
  if ((typed.get(name) ?? '') === words && words !== '') return;
  typed.set(name, words);
  waiting.set(name, words);
  watchLeaving();
  timer ??= setTimeout(() => void sendDrafts().catch(() => undefined), SEND_AFTER_MS);
}

/** Stores answers for which the member has not given consent in this tab only, with a warning before it closes. */
export function storeInTab(name: DraftName, words: string): void {
  if (words) typed.set(name, words);
  else typed.delete(name);
  waiting.delete(name);
  window.onbeforeunload = words ? (event) => event.preventDefault() : null;
}

/**
 * Saves the pending drafts sequentially.
 * @throws the first error
 */
export function sendDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  sending = sending
    .catch(() => undefined)
    .then(async () => {
      for (const [name, words] of waiting) {
        // Another member may have logged in meanwhile: these drafts are not theirs.
        if (signedInAs() !== writer) throw new Error('The session of the writer is over');
        await draftsApi.save.call({ name, words });
        if (waiting.get(name) === words) waiting.delete(name);
      }
    });
  return sending;
}

/** A page that unloads cancels its requests, except those with `keepalive`. */
function sendBeforeLeaving(): void {
  if (signedInAs() !== writer) return;
  for (const [name, words] of waiting)
    void fetch('/api/drafts', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...openedForHeaders('/api/drafts') },
      body: JSON.stringify({ name, words }),
    }).catch(() => undefined);
}

function watchLeaving(): void {
  if (watched) return;
  watched = true;
  // Where a service worker controls the page, Chromium drops what later events of an unload send.
  window.addEventListener('beforeunload', sendBeforeLeaving);
  // Phones close a hidden page without any other event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendBeforeLeaving();
  });
}
