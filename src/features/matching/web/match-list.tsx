import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisibleProfile } from '#features/matching/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/toasts.tsx';
import type { Selection } from '../contract.ts';
import { scoreWord } from '../rules.ts';
import { MatchCard, matchNameId } from './match-card.tsx';
import { selectionQuery } from './shared/api.ts';
import { ProfilePreviewDialog } from './shared/profile-preview-dialog.tsx';
import { SCORE_TO_COME } from './shared/score-to-come.ts';

/** As long as the card takes to fade (match-card). */
const LEAVE_MS = 220;

function leaveTime(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LEAVE_MS;
}

/** Before a card is gone with the focus in it: to the next person, else the one before, else the title. */
function moveFocusFrom(id: string, people: readonly VisibleProfile[]) {
  const place = people.findIndex((person) => person.id === id);
  const neighbour = people[place + 1] ?? people[place - 1];
  const target = neighbour
    ? document.getElementById(matchNameId(neighbour.id))
    : document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  target?.focus({ preventScroll: neighbour !== undefined });
}

function holdsFocus(id: string): boolean {
  const card = document.getElementById(matchNameId(id))?.closest('li');
  return card?.contains(document.activeElement) ?? false;
}

interface MatchListProps {
  people: readonly VisibleProfile[];
  /** Said aloud: who has taken the free place. */
  announce: (sentence: string) => void;
}

export function MatchList({ people, announce }: MatchListProps) {
  const queryClient = useQueryClient();
  const [previewed, setPreviewed] = useState<string>();
  const [leaving, setLeaving] = useState<readonly string[]>([]);

  async function replace(person: VisibleProfile) {
    const { queryKey } = selectionQuery();
    const before = queryClient.getQueryData(queryKey)?.people ?? [];
    if (holdsFocus(person.id)) moveFocusFrom(person.id, before);
    queryClient.setQueryData(queryKey, (known: Selection | undefined) =>
      known ? { ...known, people: known.people.filter(({ id }) => id !== person.id) } : known,
    );
    setLeaving((all) => all.filter((id) => id !== person.id));
    await queryClient.invalidateQueries({ queryKey });
    const after = queryClient.getQueryData(queryKey)?.people ?? [];
    const newcomer = after.find(({ id }) => before.every((known) => known.id !== id));
    if (newcomer) announce(presentation(newcomer));
  }

  function handlePassed(person: VisibleProfile) {
    setLeaving((all) => [...all, person.id]);
    notify.info(`Vous ne verrez plus ${person.firstName} dans vos matchs`);
    window.setTimeout(() => void replace(person), leaveTime());
  }

  return (
    <>
      <ul
        aria-label="Mes matchs"
        className={classNames('grid gap-6', people.length > 1 ? 'lg:grid-cols-2' : 'max-w-2xl')}
      >
        {people.map((person) => (
          <MatchCard
            key={person.id}
            person={person}
            leaving={leaving.includes(person.id)}
            onPreview={() => setPreviewed(person.id)}
            onPassed={() => handlePassed(person)}
          />
        ))}
      </ul>
      {previewed ? (
        <ProfilePreviewDialog profileId={previewed} onClose={() => setPreviewed(undefined)} />
      ) : null}
    </>
  );
}

function presentation({ firstName, age, compatibility }: VisibleProfile): string {
  const score = compatibility.missing ? SCORE_TO_COME : scoreWord(compatibility.score);
  return `Un nouveau profil vous est proposé\u202f: ${firstName}, ${age} ans, ${score}`;
}
