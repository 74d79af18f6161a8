import type { z } from 'zod';
import type { LivePayload } from '#live/protocol.ts';
import { RateLimiter } from '#platform/rate-limiter.ts';
import { SIGNAL_MAX_LENGTH, SIGNAL_PACE } from '../../rules.ts';

type SignalSchema = z.ZodObject<{ kind: z.ZodLiteral<string>; seat: z.ZodType<string>; data: z.ZodString }>;

/**
 * Reads the signals of one kind of call, with a rate limit. Their data are passed on unread.
 * @returns the signal of an event; null for one over the limit or invalid, undefined for an event of another kind
 */
export function createSignalReader<Schema extends SignalSchema>(schema: Schema) {
  const pace = new RateLimiter();
  return (who: string, payload: LivePayload): z.output<Schema> | null | undefined => {
    if (payload.kind !== schema.shape.kind.value) return undefined;
    const { data: signal } = schema.safeParse(payload);
    if (!signal || JSON.stringify(signal).length > SIGNAL_MAX_LENGTH) return null;
    return pace.keeps(who, SIGNAL_PACE, performance.now()) ? signal : null;
  };
}
