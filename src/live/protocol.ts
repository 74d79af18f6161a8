import { z } from 'zod';

/** An event: its kind, and fields that the recording feature and its screens agree on. */
export const livePayload = z.looseObject({ kind: z.string() });
export type LivePayload = z.infer<typeof livePayload>;

export const serverFrame = z.discriminatedUnion('type', [
  /**
   * The first frame. `fresh`: the browser had no cursor, or an outdated one; it must refetch its state, and `cursor` is
   * where its stream starts. `timeline`: of the database that numbered the stream, sent back with the cursor.
   */
  z.object({
    type: z.literal('ready'),
    cursor: z.int().min(0),
    fresh: z.boolean(),
    timeline: z.string().optional(),
  }),
  // Not by `extend`, a call that the browser's bundle would keep, and with it all of zod.
  z.object({ type: z.literal('event'), seq: z.int().positive(), payload: livePayload }),
  /** An ephemeral event: neither stored nor numbered, lost while the browser is away. */
  z.object({ type: z.literal('ephemeral'), payload: livePayload }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;
/** A numbered change for one member: applied once, in order, by each of their browsers. */
export type LiveEvent = Omit<Extract<ServerFrame, { type: 'event' }>, 'type'>;

/** Frames from a browser: ephemeral events only. Durable data is sent by POST. */
export const clientFrame = z.object({ type: z.literal('ephemeral'), payload: livePayload });
export type ClientFrame = z.infer<typeof clientFrame>;

/**
 * Close codes of the server. The other codes are standard: 1008 for a protocol error or too many frames, 1009 for a
 * frame that is too long.
 */
export const LIVE_CLOSE = {
  /** The session ended: check the session instead of reconnecting. */
  sessionEnded: 4401,
  /** Events after the cursor were erased, or lost in a failover: reconnect at once, as `fresh`. */
  gone: 4410,
  /** This node is stopping and another one serves: reconnect soon, regardless of earlier failures. */
  leaving: 4503,
} as const;
