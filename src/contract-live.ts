import { z } from 'zod';
import { message } from '#features/messaging/contract.ts';

const numbered = { seq: z.int().positive() };

/** One numbered change of a member's world: applied once, in order, by each of their browsers. */
export const liveEvent = z.discriminatedUnion('kind', [
  /** A message of either side, with the number of unread ones of that contact. */
  z.object({
    ...numbered,
    kind: z.literal('message'),
    contactId: z.string(),
    message,
    unreadCount: z.int().min(0),
  }),
  /** This member read what a contact wrote, up to a message, in this browser or another. */
  z.object({
    ...numbered,
    kind: z.literal('read-by-me'),
    contactId: z.string(),
    upTo: z.int(),
    unreadCount: z.int().min(0),
  }),
  /** The contact read this member's messages up to one. */
  z.object({ ...numbered, kind: z.literal('read-by-them'), contactId: z.string(), upTo: z.int() }),
  /** Conversations began, ended, were blocked or unblocked, or what was told is gone: ask again for all of them. */
  z.object({ ...numbered, kind: z.literal('contacts-changed') }),
  /** The chat with the team changed: ask again for it. */
  z.object({ ...numbered, kind: z.literal('support-changed') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/**
 * Codes with which the server closes a socket. The other ones are the standard's: 1001 when this node stops, 1008 for a
 * browser that says what was not agreed or too much of it, 1009 for a frame that is too long.
 */
export const LIVE_CLOSE = {
  /** The session ended: ask for the session rather than come back. */
  sessionEnded: 4401,
  /** What follows the cursor is no longer kept: come back at once, and be told that everything is `fresh`. */
  gone: 4410,
} as const;

/** How often a browser says at most that its member is writing; the server forwards no more. */
export const TYPING_EVERY_MS = 2000;

/** What the server says on the socket. Times and limits: `server/live`. */
export const serverFrame = z.discriminatedUnion('type', [
  /**
   * First of all. `fresh`: the browser gave no cursor, or one too old to go on from; what it read before this
   * frame must be read again, and `cursor` is where its stream begins.
   */
  z.object({ type: z.literal('ready'), cursor: z.int().min(0), fresh: z.boolean() }),
  z.object({ type: z.literal('event'), event: liveEvent }),
  /** A contact is writing; says nothing about when they stop: it fades after `TYPING_SHOWN_MS`. */
  z.object({ type: z.literal('typing'), contactId: z.string() }),
  /** To visitors, who have no stream: their chat with the team changed. */
  z.object({ type: z.literal('support-changed') }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;

/** What a browser may say: that its member is writing to a contact. Messages are sent by POST. */
export const clientFrame = z.object({ type: z.literal('typing'), contactId: z.string().max(64) });
export type ClientFrame = z.infer<typeof clientFrame>;
