import { z } from 'zod';

/** What an event says: its kind, and what else the feature that recorded it agreed with its screens. */
export const livePayload = z.looseObject({ kind: z.string() });
export type LivePayload = z.infer<typeof livePayload>;

/** One numbered change of a member's world: applied once, in order, by each of their browsers. */
export const liveEvent = z.object({ seq: z.int().positive(), payload: livePayload });
export type LiveEvent = z.infer<typeof liveEvent>;

/** What the server says on the socket. Times and limits: `live/server`. */
export const serverFrame = z.discriminatedUnion('type', [
  /**
   * First of all. `fresh`: the browser gave no cursor, or one too old to go on from; what it read before this
   * frame must be read again, and `cursor` is where its stream begins.
   */
  z.object({ type: z.literal('ready'), cursor: z.int().min(0), fresh: z.boolean() }),
  liveEvent.extend({ type: z.literal('event') }),
  /** An ephemeral event: neither stored nor numbered, lost on whoever is away. */
  z.object({ type: z.literal('ephemeral'), payload: livePayload }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;

/** What a browser may say: an ephemeral event. What is to be kept is sent by POST. */
export const clientFrame = z.object({ type: z.literal('ephemeral'), payload: livePayload });
export type ClientFrame = z.infer<typeof clientFrame>;
