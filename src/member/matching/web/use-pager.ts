import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { prefersLessMotion } from '#browser/prefers-less-motion.ts';

/** Nearer than this to its place, in pixels, the list has arrived. */
const ARRIVED = 2;
/** Without any movement for so long, the glide is over, where the browser does not say so itself. */
const SETTLED_MS = 120;

/**
 * One of several side by side: a finger on the list, a button or a key moves from one to the next. On wide screens,
 * where the list does not scroll, only the place changes.
 * @param ids who is there, in their order: the place follows its person when the others change
 */
export function usePager(list: HTMLElement | null, ids: readonly string[]) {
  const [chosen, setChosen] = useState({ id: ids[0], place: 0, glide: false });
  const found = chosen.id === undefined ? -1 : ids.indexOf(chosen.id);
  // Whoever stood here has left: the next one takes the place, or the last one.
  const place = found >= 0 ? found : Math.max(0, Math.min(chosen.place, ids.length - 1));

  const arrive = useEffectEvent((element: HTMLElement) => {
    if (element.scrollWidth <= element.clientWidth) return;
    const nearest = Math.round(element.scrollLeft / element.clientWidth);
    if (nearest !== place) setChosen({ id: ids[nearest], place: nearest, glide: false });
  });

  useEffect(() => {
    if (!list) return;
    // A busy page may draw nothing for a while in the middle of a glide: to arrive then would send it one person too far.
    return 'onscrollend' in window ? onEnd(list, arrive) : onStandstill(list, arrive);
  }, [list]);

  const everyone = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when someone has come or left.
  useLayoutEffect(() => {
    if (!list) return;
    const left = list.clientWidth * place;
    const behavior = chosen.glide && !prefersLessMotion() ? 'smooth' : 'instant';
    if (Math.abs(list.scrollLeft - left) >= ARRIVED) list.scrollTo({ left, behavior });
    // The face first, when one had read far down about the one before.
    if (list.getBoundingClientRect().top < 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [list, everyone, chosen]);

  return {
    place,
    show: (next: number) => setChosen({ id: ids[next], place: next, glide: true }),
    /** Also someone who is on the way back. */
    choose: (id: string) => setChosen({ id, place, glide: false }),
  };
}

type Arrive = (list: HTMLElement) => void;

function onEnd(list: HTMLElement, arrive: Arrive): () => void {
  const end = () => arrive(list);
  list.addEventListener('scrollend', end);
  return () => list.removeEventListener('scrollend', end);
}

function onStandstill(list: HTMLElement, arrive: Arrive): () => void {
  let settled: number | undefined;
  const follow = () => {
    window.clearTimeout(settled);
    settled = window.setTimeout(() => arrive(list), SETTLED_MS);
  };
  list.addEventListener('scroll', follow);
  return () => {
    list.removeEventListener('scroll', follow);
    window.clearTimeout(settled);
  };
}
