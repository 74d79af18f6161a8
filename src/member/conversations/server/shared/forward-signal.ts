import type { LivePayload } from '#live/protocol.ts';
import { createSignalReader } from '#mechanisms/calls/server/shared/read-signals.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { LivePublisher } from '#platform/services.ts';
import { callSignal } from '../../contract.ts';
import { mayCall } from '../call-store.ts';

export function createSignalForwarder(db: Database, clock: Clock) {
  const read = createSignalReader(callSignal);
  /** @returns whether the event is a call signal */
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<boolean> => {
    const signal = read(member, payload);
    if (signal && (await mayCall(db, { member, seat: signal.seat }, signal.contactId, clock.now())))
      live.publishEphemeral(signal.contactId, { ...signal, contactId: member });
    return signal !== undefined;
  };
}
