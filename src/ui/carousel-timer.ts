import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** Time between two testimonials, and between two coaches or sets of photos (spec 1 §9, spec 2 §9). */
export const TESTIMONIAL_DELAY_MS = 6000;
export const PHOTO_DELAY_MS = 4000;

/**
 * A place among `count` that goes on by itself while `moving`, from the last back to the first. The whole delay is
 * counted again after each change, whoever made it.
 */
export function useRotation(
  count: number,
  delayMs: number,
  moving: boolean,
): [number, Dispatch<SetStateAction<number>>] {
  const [place, setPlace] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what restarts the timer.
  useEffect(() => {
    if (!moving || count < 2) return;
    const timer = window.setTimeout(() => setPlace((current) => (current + 1) % count), delayMs);
    return () => window.clearTimeout(timer);
  }, [moving, place, count, delayMs]);
  return [place, setPlace];
}
