import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { prefersLessMotion } from '#browser/prefers-less-motion.ts';
import type { Selection, VisibleProfile } from '../contract.ts';
import { matchingApi, selectionQuery } from './shared/api.ts';

/** Duration of the fade in match-card. */
const LEAVE_MS = 220;

/** Spec 1 §8, verbatim. */
const REJECT_FAILED = 'Une erreur est survenue lors du rejet du profil.';
const UNDO_FAILED =
  'Ce profil n’a pas pu être remis dans votre sélection. Vous le retrouvez dans « Profils passés cette semaine ».';

export type Passed = { person: VisibleProfile; place: number };

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
