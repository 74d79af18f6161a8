import type { CallChannel } from '#mechanisms/calls/web/shared/call-channel.ts';
import { onSignal, sendSignal } from './shared/signals.ts';

export function contactChannel(contactId: string): CallChannel {
  return {
    say: (signal) => sendSignal({ contactId, ...signal }),
    listen: (hear) =>
      onSignal((signal) => {
        // Signals from another window of the same member carry their own id.
        if (signal.contactId === contactId) hear(signal);
      }),
  };
}
