import { z } from 'zod';
import { SIGNAL_MAX_LENGTH } from './rules.ts';

export const seat = z.uuid();

/** The state of a room for one of its two members. */
export const roomState = {
  /** Seconds until the call ends; null before both are connected. */
  secondsLeft: z.int().min(0).nullable(),
  /** The window in which this member last joined; another window leaves. */
  mySeat: z.string().nullable(),
  otherIsThere: z.boolean(),
};

/** Presence of this window; `connected` once the two peers are connected. */
export const joining = { seat, connected: z.boolean().default(false) };

export const iceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
);

export const joined = z.object({
  secondsLeft: roomState.secondsLeft,
  /** Yields when both send an offer at once. */
  polite: z.boolean(),
  iceServers,
});
export type Joined = z.infer<typeof joined>;

/** Signalling between the windows of two people, as an ephemeral event; the server does not read it. */
export const signal = { seat, data: z.string().max(SIGNAL_MAX_LENGTH) };
