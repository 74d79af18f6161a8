import type { MeasuredEvent } from '../../rules.ts';

type Listener = (event: MeasuredEvent) => Promise<void>;

let listener: Listener | null = null;

/**
 * Sends a sign-up or log-in event to the ad measurement. No-op without its frame, which exists only after consent and
 * on pages that may be measured. Await it before leaving the page: it resolves once the event is sent, or after a short
 * timeout.
 */
export async function track(event: MeasuredEvent): Promise<void> {
  await listener?.(event);
}

/**
 * Subscribes the frame of the measurement.
 * @returns a function that unsubscribes it
 */
export function onMeasuredEvent(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
