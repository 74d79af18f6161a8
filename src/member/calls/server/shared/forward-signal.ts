import type { LivePayload } from '#live/protocol.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { Pace } from '#platform/pace.ts';
import type { LivePublisher } from '#platform/services.ts';
import { callSignal } from '../../contract.ts';
import { SIGNAL_MAX_LENGTH, SIGNAL_PACE } from '../../rules.ts';
import { mayCall } from '../store.ts';

/** Hands a signal to the other of two people who agreed to a call; neither stores nor reads what it says. */
export function createSignalForwarder(db: Database, clock: Clock) {
  const pace = new Pace();
  /** @returns whether the event is one of these */
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<boolean> => {
    if (payload.kind !== callSignal.shape.kind.value) return false;
    const { data: signal } = callSignal.safeParse(payload);
    if (
      !signal ||
      JSON.stringify(signal).length > SIGNAL_MAX_LENGTH ||
      !pace.keeps(member, SIGNAL_PACE, performance.now())
    )
      return true;
    const { seat, contactId: to } = signal;
    if (await mayCall(db, { member, seat }, to, clock.now()))
      live.publishEphemeral(to, { ...signal, contactId: member });
    return true;
  };
}
