import type { CallChannel } from '#mechanisms/calls/web/shared/call-channel.ts';
import { onSignal, sendSignal } from './shared/signals.ts';

/** Between oneself and a contact. */
export function contactChannel(contactId: string): CallChannel {
  return {
    say: (signal) => sendSignal({ contactId, ...signal }),
    listen: (hear) =>
      onSignal((signal) => {
        // One's own name comes back when another window of the same person speaks.
        if (signal.contactId === contactId) hear(signal);
      }),
  };
}
