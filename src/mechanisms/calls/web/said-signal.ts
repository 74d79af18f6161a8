import { z } from 'zod';

/** Signals between the two windows. The server passes them on unread. */
const saidSignal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  /** Whether the camera is on: a camera that is off sends black. */
  z.object({ type: z.literal('camera'), on: z.boolean() }),
  z.object({
    type: z.literal('description'),
    description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string() }),
  }),
  z.object({
    type: z.literal('candidates'),
    candidates: z.array(
      z.object({
        candidate: z.string(),
        sdpMid: z.string().nullish(),
        sdpMLineIndex: z.number().nullish(),
        usernameFragment: z.string().nullish(),
      }),
    ),
  }),
]);
export type SaidSignal = z.infer<typeof saidSignal>;

/** Undefined for signals of another version, or of a hostile window. */
export function readSignal(data: string): SaidSignal | undefined {
  try {
    return saidSignal.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
