import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { VisibleProfile } from '../contract.ts';
import type { AnswerTo } from './shared/answer-to.ts';
import { PersonName } from './shared/person-name.tsx';
import { PersonSheet } from './shared/person-sheet.tsx';
import { matchNameId } from './use-people-in-turn.ts';

interface MatchCardProps {
  person: VisibleProfile;
  open: boolean;
  /** False keeps the place of the card, with the name only. */
  drawn: boolean;
  /** Next to the one on screen: its picture is preloaded. */
  near: boolean;
  leaving: boolean;
  menu: ReactNode;
  answerTo: (to: AnswerTo) => ReactNode;
}

export function MatchCard({ person, open, drawn, near, leaving, menu, answerTo }: MatchCardProps) {
  const title = (
    <PersonName id={matchNameId(person.id)} tabIndex={-1} firstName={person.firstName} age={person.age} />
  );
  return (
    <li
      inert={!open}
      className={classNames(
        // The list takes the height of the card on screen. On a phone the next person peeks in.
        'w-[calc(100%-1rem)] shrink-0 snap-center snap-always px-1 transition-[opacity,scale] duration-[220ms] only:w-full only:px-3 sm:only:px-1 lg:w-full lg:p-0 lg:only:px-0',
        open ? 'lg:animate-appear' : 'h-0 lg:hidden',
        leaving && 'scale-[0.96] opacity-0',
      )}
    >
      {drawn ? (
        <PersonSheet person={person} eager={open || near} menu={menu} answerTo={answerTo} title={title} />
      ) : (
        <div className="aspect-[4/5] rounded-[28px] bg-lin text-transparent">{title}</div>
      )}
    </li>
  );
}
