import type { z } from 'zod';
import type { LivePayload } from '#live/protocol.ts';
import { Pace } from '#platform/pace.ts';
import { SIGNAL_MAX_LENGTH, SIGNAL_PACE } from '../../rules.ts';

/** An ephemeral event of one kind. */
type SignalSchema = z.ZodObject<{ kind: z.ZodLiteral<string>; seat: z.ZodType<string>; data: z.ZodString }>;

/**
 * Reads the signals of one kind of call, at the pace of people who connect. What they say is passed on unread.
 * @returns of each event the signal; null for one that is not to be passed on, nothing for an event of another kind
 */
export function createSignalReader<Schema extends SignalSchema>(schema: Schema) {
  const pace = new Pace();
  return (who: string, payload: LivePayload): z.output<Schema> | null | undefined => {
    if (payload.kind !== schema.shape.kind.value) return undefined;
    const { data: signal } = schema.safeParse(payload);
    if (!signal || JSON.stringify(signal).length > SIGNAL_MAX_LENGTH) return null;
    return pace.keeps(who, SIGNAL_PACE, performance.now()) ? signal : null;
  };
}
