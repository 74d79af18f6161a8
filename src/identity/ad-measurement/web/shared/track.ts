import type { MeasuredEvent } from '../../rules.ts';

type Listener = (event: MeasuredEvent) => Promise<void>;

let listener: Listener | null = null;

/**
 * Tells the ad measurement of a moment of the way in. Without the frame, which is there only after consent and on pages
 * that may be measured, nothing happens.
 * @returns once it has left, or after a short while: for who is about to leave the page
 */
export async function track(event: MeasuredEvent): Promise<void> {
  await listener?.(event);
}

/** Called by the frame of the measurement. Returns how to stop. */
export function onMeasuredEvent(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
