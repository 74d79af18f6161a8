import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_CLOSE } from '../close-codes.ts';
import type { BrowserSocket } from './browser-socket.ts';
import { closeAll } from './end-sessions.ts';

/** Spreads the reconnects of thousands of browsers over the other nodes. */
const LEAVE_OVER_MS = 4000;
const LEAVE_EVERY_MS = 50;
const LEAVE_AT_ONCE = 20;

/** Asks browsers, a few at a time, to move to another node. */
export async function closeGradually(sockets: readonly BrowserSocket[]): Promise<void> {
  const atOnce = Math.max(LEAVE_AT_ONCE, Math.ceil((sockets.length * LEAVE_EVERY_MS) / LEAVE_OVER_MS));
  for (let start = 0; start < sockets.length; start += atOnce) {
    closeAll(sockets.slice(start, start + atOnce), LIVE_CLOSE.leaving);
    await pause(LEAVE_EVERY_MS);
  }
}
