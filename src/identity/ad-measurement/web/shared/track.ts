import type { MeasuredEvent } from '../../rules.ts';

type Listener = (event: MeasuredEvent) => Promise<void>;

let listener: Listener | null = null;

/**
 * Sends an event of the sign-up or log-in to the ad measurement. Without its frame, which exists only after consent and
 * on pages that may be measured, it does nothing.
 * @returns once the event was sent, or after a short timeout: await it before leaving the page
 */
export async function track(event: MeasuredEvent): Promise<void> {
  await listener?.(event);
}

/** Called by the frame of the measurement. @returns a function that stops it */
export function onMeasuredEvent(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
