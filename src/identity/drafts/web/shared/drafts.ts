import { signedInAs } from '#browser/session/session.ts';
import type { DraftName } from '../../rules.ts';
import { draftsApi } from './api.ts';

const SEND_AFTER_MS = 800;

/** In memory (D21), for as long as this tab is open: what was typed outlives a session that ends. */
let writer = '';
const typed = new Map<DraftName, string>();
/** What the server does not hold yet. */
const waiting = new Map<DraftName, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();
let watched = false;

/** Nobody finds what somebody else was writing in the same tab. */
export function writeAs(email: string): void {
  if (email === writer) return;
  writer = email;
  forgetDrafts();
}

/** Also as when the page has just been loaded, for tests. */
export function forgetDrafts(): void {
  typed.clear();
  waiting.clear();
  clearTimeout(timer);
  timer = undefined;
}

/** What was typed in this tab; nothing when this tab does not know. */
export function typedInTab(name: DraftName): string | undefined {
  return typed.get(name);
}

/**
 * Keeps what is typed, here at once and on the server soon after.
 * @param words none forget the draft
 */
export function keepDraft(name: DraftName, words: string): void {
  if ((typed.get(name) ?? '') === words && words !== '') return;
  typed.set(name, words);
  waiting.set(name, words);
  watchLeaving();
  timer ??= setTimeout(() => void sendDrafts().catch(() => undefined), SEND_AFTER_MS);
}

/** Answers that lack the consent to be kept: until the tab is closed, and one is asked before it is. */
export function keepInTab(name: DraftName, words: string): void {
  if (words) typed.set(name, words);
  else typed.delete(name);
  waiting.delete(name);
  window.onbeforeunload = words ? (event) => event.preventDefault() : null;
}

/** Sends what the server does not hold yet, one after the other. @throws what the first that fails says */
export function sendDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  sending = sending
    .catch(() => undefined)
    .then(async () => {
      for (const [name, words] of waiting) {
        // Somebody else may have logged in meanwhile: what was typed before is not theirs.
        if (signedInAs() !== writer) throw new Error('The session of the writer is over');
        await draftsApi.save.call({ name, words });
        if (waiting.get(name) === words) waiting.delete(name);
      }
    });
  return sending;
}

/** A page that goes away takes its requests with it, but those that are said to outlive it. */
function sendBeforeLeaving(): void {
  if (document.visibilityState !== 'hidden' || signedInAs() !== writer) return;
  for (const [name, words] of waiting)
    void fetch('/api/drafts', {
      method: 'PUT',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, words }),
    }).catch(() => undefined);
}

function watchLeaving(): void {
  if (watched) return;
  watched = true;
  document.addEventListener('visibilitychange', sendBeforeLeaving);
}
