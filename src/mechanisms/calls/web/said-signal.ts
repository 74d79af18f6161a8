import { z } from 'zod';

/** What the two windows tell each other to connect. The server passes it on unread. */
const saidSignal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  /** Whether one shows an image: a camera that is off sends black. */
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

/** Nothing for what another version, or a hostile window, may say. */
export function readSignal(data: string): SaidSignal | undefined {
  try {
    return saidSignal.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
