import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { prefersLessMotion } from '#browser/prefers-less-motion.ts';
import type { Selection, VisibleProfile } from '../contract.ts';
import { matchingApi, selectionQuery } from './shared/api.ts';
import { scoreLabel } from './shared/score-chip.tsx';

/** Focus target after the previous card has left. */
export function matchNameId(profileId: string): string {
  return `match-${profileId}`;
}

/** @param met id of the person shown first, who gets the focus; ignored if not among the people */
export function usePeopleInTurn(people: readonly VisibleProfile[], met?: string) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [news, setNews] = useState('');
  const pager = usePager(
    list,
    people.map(({ id }) => id),
    met,
  );
  const shown = people[pager.place];
  /** The focused card is leaving, or the requested one has not rendered yet. */
  const focusWaits = useRef(people.some(({ id }) => id === met));

  function bringBack(id: string) {
    focusWaits.current = true;
    pager.choose(id);
  }
  const passing = usePassing({
    onReturn: bringBack,
    onNewcomer: (person) => setNews(`Un nouveau profil vous est proposé\u202f: ${presentation(person)}`),
  });

  function turnTo(place: number) {
    const person = people[place];
    if (!person) return;
    focusWaits.current = list?.contains(document.activeElement) ?? false;
    pager.show(place);
    setNews(`${person.firstName}, ${person.age} ans, ${place + 1} sur ${people.length}`);
  }
  useArrowKeys((step) => turnTo(pager.place + step));

  const shownId = shown?.id;
  useEffect(() => {
    if (!focusWaits.current) return;
    const target = shownId
      ? document.getElementById(matchNameId(shownId))
      : document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    focusWaits.current = false;
    target?.focus({ preventScroll: shownId !== undefined });
  }, [shownId]);

  function pass(person: VisibleProfile) {
    focusWaits.current = true;
    setNews('');
    void passing.pass(person, pager.place);
  }
  return { place: pager.place, turnTo, bringBack, pass, passing, setList, news };
}

function presentation(person: VisibleProfile): string {
  return `${person.firstName}, ${person.age} ans, ${scoreLabel(person.compatibility)}`;
}

/** Elements that use the arrow keys themselves. */
const TAKEN = 'input, textarea, select, video, [role="menu"], [role="dialog"], [contenteditable="true"]';

/** @param onStep −1 or 1 */
function useArrowKeys(onStep: (step: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const taken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (step === undefined || held || taken || event.defaultPrevented) return;
    // An open dialog may have lost the focus.
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Tolerance in pixels. */
const ARRIVED = 2;
/** Fallback for browsers without `scrollend`: the scroll is over after this long without movement. */
const SETTLED_MS = 120;

/**
 * Pager moved by swipe, button or key; on wide screens only the index changes.
 * @param ids the index follows its person when the others change
 * @param first initial id; the first of `ids` by default
 */
function usePager(list: HTMLElement | null, ids: readonly string[], first = ids[0]) {
  const [chosen, setChosen] = useState({ id: first, place: 0, glide: false });
  const found = chosen.id === undefined ? -1 : ids.indexOf(chosen.id);
  // The current person has left: show the next one, or the last.
  const place = found >= 0 ? found : Math.max(0, Math.min(chosen.place, ids.length - 1));

  const arrive = useEffectEvent((element: HTMLElement) => {
    if (element.scrollWidth <= element.clientWidth) return;
    const nearest = nearestCard(element);
    if (nearest !== place) setChosen({ id: ids[nearest], place: nearest, glide: false });
  });

  useEffect(() => {
    if (!list) return;
    // A busy page may skip frames while scrolling; settling early would end one person too far.
    return 'onscrollend' in window ? onEnd(list, arrive) : onStandstill(list, arrive);
  }, [list]);

  const everyone = ids.join(' ');
  const shown = useRef<{ list: HTMLElement; person: string | undefined; chosen: typeof chosen }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when people are added or removed.
  useLayoutEffect(() => {
    if (!list) return;
    const before = shown.current;
    shown.current = { list, person: ids[place], chosen };
    const isNew = before?.list !== list;
    const isSame = before?.person === ids[place] && before?.chosen === chosen;
    // A list begins at its first card: measuring it would force an extra layout before the first paint.
    if (place === 0 && (isNew || isSame)) return;
    const left = scrollOf(list, place);
    const behavior = chosen.glide && !prefersLessMotion() ? 'smooth' : 'instant';
    if (Math.abs(list.scrollLeft - left) >= ARRIVED) list.scrollTo({ left, behavior });
    // Scroll to the top: the previous card may have been scrolled far down.
    if (list.getBoundingClientRect().top < 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [list, everyone, chosen]);

  return {
    place,
    show: (next: number) => setChosen({ id: ids[next], place: next, glide: true }),
    /** Also accepts a person who is about to come back. */
    choose: (id: string) => setChosen({ id, place, glide: false }),
  };
}

/** Returns the scroll offset that centres a card, with the next one visible at the edge. */
function scrollOf(list: HTMLElement, place: number): number {
  const card = list.children[place];
  if (!(card instanceof HTMLElement)) return 0;
  const centred = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
  return Math.max(0, Math.min(centred, list.scrollWidth - list.clientWidth));
}

function nearestCard(list: HTMLElement): number {
  const away = Array.from(list.children, (_, place) => Math.abs(scrollOf(list, place) - list.scrollLeft));
  return away.indexOf(Math.min(...away));
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

/** Duration of the fade in match-card. */
const LEAVE_MS = 220;

/** Spec 1 §8, verbatim. */
const REJECT_FAILED = 'Une erreur est survenue lors du rejet du profil.';
const UNDO_FAILED =
  'Ce profil n’a pas pu être remis dans votre sélection. Vous le retrouvez dans « Profils passés cette semaine ».';

type Passed = { person: VisibleProfile; place: number };

interface PassingListeners {
  /** Called when a person is back, after an undo or a failed pass. */
  onReturn: (profileId: string) => void;
  /** Called when a new person has filled the free place. */
  onNewcomer: (person: VisibleProfile) => void;
}

export function usePassing({ onReturn, onNewcomer }: PassingListeners) {
  const queryClient = useQueryClient();
  const { queryKey } = selectionQuery();
  const [leaving, setLeaving] = useState<string>();
  const [passed, setPassed] = useState<Passed>();
  const [failure, setFailure] = useState<string>();
  /** Response to the last pass; an undo waits for it. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  const reject = useMutation(matchingApi.reject.mutationOptions());
  const takeBack = useMutation(matchingApi.takeBackReject.mutationOptions());

  /** Cancels queries in flight, since their result predates this change. */
  async function change(next: (people: VisibleProfile[]) => VisibleProfile[]) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known: Selection | undefined) =>
      known ? { ...known, people: next(known.people) } : known,
    );
  }
  const without = (id: string) => change((people) => people.filter((one) => one.id !== id));
  async function putBack({ person, place }: Passed) {
    await change((people) =>
      people.some(({ id }) => id === person.id) ? people : people.toSpliced(place, 0, person),
    );
    onReturn(person.id);
  }
  const listKnown = () => queryClient.getQueryData(queryKey)?.people ?? [];
  const readAgain = () => queryClient.invalidateQueries({ queryKey: matchingApi.key() });

  async function pass(person: VisibleProfile, place: number) {
    const before = new Set(listKnown().map(({ id }) => id));
    setFailure(undefined);
    setLeaving(person.id);
    const answer = reject.mutateAsync({ id: person.id });
    answered.current = answer.catch(() => undefined);
    await new Promise((resolve) => window.setTimeout(resolve, prefersLessMotion() ? 0 : LEAVE_MS));
    await without(person.id);
    setLeaving(undefined);
    setPassed({ person, place });
    try {
      await answer;
    } catch (error) {
      setPassed((last) => (last?.person.id === person.id ? undefined : last));
      setFailure(errorSentence(error, REJECT_FAILED));
      await putBack({ person, place });
      return;
    }
    await readAgain();
    const newcomer = listKnown().find(({ id }) => !before.has(id));
    if (newcomer) onNewcomer(newcomer);
  }

  async function undo(last: Passed) {
    setPassed(undefined);
    await putBack(last);
    await answered.current;
    try {
      await takeBack.mutateAsync({ id: last.person.id });
    } catch (error) {
      setFailure(errorSentence(error, UNDO_FAILED));
      await without(last.person.id);
    }
    await readAgain();
  }

  return { pass, undo, leaving, passed, forget: () => setPassed(undefined), failure };
}
