import type { LivePayload } from '#live/protocol.ts';
import { isOpenContact } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { RateLimiter } from '#platform/rate-limiter.ts';
import type { LivePublisher } from '#platform/services.ts';
import { typingEvent } from '../../contract.ts';
import { TYPING_EVERY_MS } from '../../rules.ts';

/** Forwards one event per pair and interval, however often a browser sends it. */
const TYPING_PACE = { perSecond: 1000 / TYPING_EVERY_MS, burst: 1 };

/** Forwards typing events to contacts; drops those to anybody else. */
export function createTypingForwarder(db: Database) {
  const pace = new RateLimiter();
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<void> => {
    const { data } = typingEvent.safeParse(payload);
    if (!data) return;
    const pair = JSON.stringify([member, data.contactId]);
    if (!pace.keeps(pair, TYPING_PACE, performance.now())) return;
    if (!(await isOpenContact(db, member, data.contactId))) return;
    live.publishEphemeral(data.contactId, { kind: 'typing', contactId: member });
  };
}
