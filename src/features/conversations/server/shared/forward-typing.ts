import { isOpenContact } from '#features/matching/server/contact-store.ts';
import type { LivePayload } from '#live/protocol.ts';
import type { Database } from '#platform/database/client.ts';
import type { LivePublisher } from '#platform/services.ts';
import { typingEvent } from '../../contract.ts';
import { TYPING_EVERY_MS } from '../../rules.ts';

/** Pairs of whom some may be forgotten again. */
const FORGET_FROM = 1000;

/** Tells a contact that someone is writing to them; whoever they are not in conversation with learns nothing. */
export function createTypingForwarder(db: Database) {
  const pace = createPace();
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<void> => {
    const { data } = typingEvent.safeParse(payload);
    if (!data || !pace.pass(member, data.contactId) || !(await isOpenContact(db, member, data.contactId)))
      return;
    live.publishEphemeral(data.contactId, { kind: 'typing', contactId: member });
  };
}

/** Lets one event pass per pair and `TYPING_EVERY_MS`, however often a browser sends it. */
function createPace() {
  const passed = new Map<string, number>();
  const isRecent = (at: number | undefined) => at !== undefined && performance.now() - at < TYPING_EVERY_MS;
  return {
    /** @returns whether it may be told now; if so, the next one waits */
    pass(from: string, to: string): boolean {
      const pair = JSON.stringify([from, to]);
      if (isRecent(passed.get(pair))) return false;
      if (passed.size >= FORGET_FROM) {
        for (const [old, at] of passed) if (!isRecent(at)) passed.delete(old);
      }
      passed.set(pair, performance.now());
      return true;
    },
  };
}
