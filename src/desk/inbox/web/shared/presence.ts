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

/** Where this colleague is: said again now and then, and as soon as it changes. */
let here: { thread: number | null; writing: boolean } = { thread: null, writing: false };
let present: readonly Present[] = [];
const listeners = new Set<() => void>();
/** Quick keys change it often; more than two frames a second are refused. */
const PAUSE_MS = 700;
let pause: number | undefined;

/** The others learn at once where one is. */
export function sayPresence(): void {
  deskLive.send({ kind: 'desk-presence', ...here });
}

/** Says that one is at the desk for as long as it is open. Returns how to stop. */
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

/** What a colleague's desk said. */
export function notePresence(payload: LivePayload): void {
  const { data } = toldPresence.safeParse(payload);
  if (!data) return;
  const { staff, firstName, thread, writing } = data;
  const before = present.find((one) => one.staff === staff);
  present = [
    ...present.filter((one) => one.staff !== staff),
    { staff, firstName, thread, writing, at: Date.now() },
  ];
  for (const listener of listeners) listener();
  // Whoever comes to the same conversation learns that one is there already.
  if (thread !== null && thread === here.thread && before?.thread !== thread) sayPresence();
}

export function followPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readPresence = (): readonly Present[] => present;
