import { type RefObject, useEffect, useRef } from 'react';

interface Slides {
  list: RefObject<HTMLUListElement | null>;
  place: number;
  onPlace: (place: number) => void;
  sliding: boolean;
  /** No gliding from one slide to the next. */
  instant: boolean;
}

/** Nearer than this to its slide, in pixels, the list has arrived. */
const ARRIVED = 2;

/** Keeps the scrolled list and the place in step: the place moves the list, and a finger on the list the place. */
export function useSlides({ list, place, onPlace, sliding, instant }: Slides) {
  /** Where the list glides to by our doing; meanwhile it passes over slides that nobody chose. */
  const goal = useRef<number | null>(null);
  const chosenByHand = useRef(false);
  const shown = useRef(place);

  useEffect(() => {
    const from = shown.current;
    shown.current = place;
    const element = list.current;
    if (!element || !sliding || chosenByHand.current) {
      chosenByHand.current = false;
      return;
    }
    const left = element.clientWidth * place;
    if (Math.abs(element.scrollLeft - left) < ARRIVED) return;
    goal.current = left;
    // From the last to the first it does not run back over all the others.
    const glides = !instant && Math.abs(place - from) === 1;
    element.scrollTo({ left, behavior: glides ? 'smooth' : 'instant' });
  }, [list, place, sliding, instant]);

  function takeOver() {
    goal.current = null;
  }
  function follow() {
    const element = list.current;
    if (!element || !sliding || element.clientWidth === 0) return;
    if (goal.current !== null) {
      if (Math.abs(element.scrollLeft - goal.current) < ARRIVED) goal.current = null;
      return;
    }
    const nearest = Math.round(element.scrollLeft / element.clientWidth);
    if (nearest === place) return;
    chosenByHand.current = true;
    onPlace(nearest);
  }
  return { onScroll: follow, onPointerDown: takeOver, onTouchStart: takeOver, onWheel: takeOver };
}
