import { type ReactNode, useDeferredValue, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { VisibleProfile } from '../contract.ts';
import { ActionBar } from './action-bar.tsx';
import { AnswerButton } from './shared/answer-button.tsx';
import type { AnswerTo } from './shared/answer-to.ts';
import { PersonName } from './shared/person-name.tsx';
import { PersonSheet } from './shared/person-sheet.tsx';
import { useStartConversation } from './shared/use-start-conversation.ts';
import type { usePassing } from './use-passing.ts';
import { matchNameId } from './use-people-in-turn.ts';

interface PeopleInTurnProps {
  people: readonly VisibleProfile[];
  place: number;
  /** Why no conversation can be opened now. */
  limit: string | undefined;
  passing: Pick<ReturnType<typeof usePassing>, 'leaving' | 'failure'>;
  listRef: (list: HTMLElement | null) => void;
  menuOf: (person: VisibleProfile) => ReactNode;
  onPass: (person: VisibleProfile) => void;
  children: ReactNode;
}

export function PeopleInTurn({
  people,
  place,
  limit,
  passing,
  listRef,
  menuOf,
  onPass,
  children,
}: PeopleInTurnProps) {
  const start = useStartConversation();
  const person = people[place];
  // The next card waits until the current one is seen.
  const [isSeen, setSeen] = useState(false);
  // Render the others after the first paint of the current one.
  const isEveryoneDrawn = useDeferredValue(true, false);
  return (
    <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-3 lg:rounded-card lg:border lg:border-filet lg:bg-carte">
      <ul
        ref={listRef}
        aria-label="Mes matchs"
        onLoadCapture={() => setSeen(true)}
        className={classNames(
          'no-scrollbar relative -mx-(--page-padding) flex snap-x snap-mandatory items-start overflow-x-auto overflow-y-hidden overscroll-x-contain pb-6',
          // On tablets, aligns the card with the title.
          'sm:px-[calc(var(--page-padding)-0.25rem)] lg:mx-0 lg:block lg:overflow-visible lg:px-0 lg:pb-0',
        )}
      >
        {people.map((one, index) => (
          <MatchCard
            key={one.id}
            person={one}
            open={index === place}
            drawn={index === place || isEveryoneDrawn}
            near={isSeen && Math.abs(index - place) === 1}
            leaving={passing.leaving === one.id}
            menu={menuOf(one)}
            answerTo={(to) => (limit ? null : <AnswerButton person={one} to={to} start={start} />)}
          />
        ))}
      </ul>
      <div className="grid gap-4 pb-4 empty:hidden lg:px-8">{children}</div>
      {person ? (
        <ActionBar
          limit={limit}
          person={person}
          start={start}
          passFailure={passing.failure}
          onPass={() => onPass(person)}
        />
      ) : null}
    </div>
  );
}

interface MatchCardProps {
  person: VisibleProfile;
  open: boolean;
  /** False keeps the place of the card, with the name only. */
  drawn: boolean;
  /** Adjacent to the visible card: its picture is preloaded. */
  near: boolean;
  leaving: boolean;
  menu: ReactNode;
  answerTo: (to: AnswerTo) => ReactNode;
}

function MatchCard({ person, open, drawn, near, leaving, menu, answerTo }: MatchCardProps) {
  const title = (
    <PersonName id={matchNameId(person.id)} tabIndex={-1} firstName={person.firstName} age={person.age} />
  );
  return (
    <li
      inert={!open}
      data-edge
      className={classNames(
        // The list has the height of the visible card. On phones the picture reaches both edges.
        'w-full shrink-0 snap-center snap-always transition-[opacity,scale] duration-[220ms] sm:w-[calc(100%-1rem)] sm:px-1 sm:only:w-full lg:w-full lg:p-0 lg:only:px-0',
        open ? 'lg:animate-appear' : 'h-0 lg:hidden',
        leaving && 'scale-[0.96] opacity-0',
      )}
    >
      {drawn ? (
        <PersonSheet
          person={person}
          eager={open || near}
          aside={!open}
          menu={menu}
          answerTo={answerTo}
          title={title}
        />
      ) : (
        <div className="aspect-[4/5] bg-lin text-transparent sm:rounded-[28px]">{title}</div>
      )}
    </li>
  );
}
