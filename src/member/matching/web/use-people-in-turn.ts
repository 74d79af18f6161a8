import { useEffect, useRef, useState } from 'react';
import type { VisibleProfile } from '../contract.ts';
import { scoreLabel } from './shared/score-chip.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePager } from './use-pager.ts';
import { usePassing } from './use-passing.ts';

/** Focus target after the previous card has left. */
export function matchNameId(profileId: string): string {
  return `match-${profileId}`;
}

export function usePeopleInTurn(people: readonly VisibleProfile[]) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [news, setNews] = useState('');
  const pager = usePager(
    list,
    people.map(({ id }) => id),
  );
  const shown = people[pager.place];
  /** The focused card is leaving, or the requested one has not rendered yet. */
  const focusWaits = useRef(false);

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
