import { createListeners } from '#browser/listeners.ts';
import type { LivePayload } from '#live/protocol.ts';
import { deskLive } from '#live/web/desk-connection.ts';
import { PRESENCE_EVERY_MS, toldPresence } from '../../contract.ts';

export type Present = {
  staff: string;
  firstName: string;
  thread: number | null;
  writing: boolean;
  at: number;
};

/** Presence of this colleague: reported regularly, and at once when it changes. */
let here: { thread: number | null; writing: boolean } = { thread: null, writing: false };
let present: readonly Present[] = [];
const { subscribe, notify } = createListeners();
export const subscribeToPresence = subscribe;
/** Keyboard navigation changes it often; the server accepts two frames a second. */
const PAUSE_MS = 700;
let pause: number | undefined;

/** Reports the presence to the other desks at once. */
export function sayPresence(): void {
  deskLive.send({ kind: 'desk-presence', ...here });
}

/**
 * Reports the presence while the desk is open.
 * @returns a function that stops it
 */
export function startPresence(): () => void {
  sayPresence();
  const timer = window.setInterval(sayPresence, PRESENCE_EVERY_MS);
  return () => window.clearInterval(timer);
}

export function goTo(next: { thread: number | null; writing: boolean }): void {
  if (next.thread === here.thread && next.writing === here.writing) return;
  here = next;
  window.clearTimeout(pause);
  pause = window.setTimeout(sayPresence, PAUSE_MS);
}

/** Handles the presence of another desk. */
export function applyPresence(payload: LivePayload): void {
  const { data } = toldPresence.safeParse(payload);
  if (!data) return;
  const { staff, firstName, thread, writing } = data;
  const before = present.find((one) => one.staff === staff);
  present = [
    ...present.filter((one) => one.staff !== staff),
    { staff, firstName, thread, writing, at: Date.now() },
  ];
  notify();
  // Answers a colleague who opens the same thread, so that their desk shows this one.
  if (thread !== null && thread === here.thread && before?.thread !== thread) sayPresence();
}

export const readPresence = (): readonly Present[] => present;
