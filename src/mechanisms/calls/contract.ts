import { z } from 'zod';
import { SIGNAL_MAX_LENGTH } from './rules.ts';

/** A window of one of the two, for as long as it is open. */
export const seat = z.uuid();

/** What each of the two may know of their room. */
export const roomState = {
  /** Until it ends; nothing before both have reached each other. */
  secondsLeft: z.int().min(0).nullable(),
  /** The window in which one last joined it: another one leaves it. */
  mySeat: z.string().nullable(),
  /** The other has joined. */
  otherIsThere: z.boolean(),
};

/** Being there, in this window; `connected` once the two have reached each other. */
export const joining = { seat, connected: z.boolean().default(false) };

export const joined = z.object({
  secondsLeft: roomState.secondsLeft,
  /** Gives way when both describe their side at the same moment. */
  polite: z.boolean(),
  iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
});
export type Joined = z.infer<typeof joined>;

/** Of an ephemeral event between the windows of two people: how they reach each other, passed on unread. */
export const signal = { seat, data: z.string().max(SIGNAL_MAX_LENGTH) };
