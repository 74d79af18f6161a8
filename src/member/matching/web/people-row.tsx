import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Portrait } from '#ui/portrait.tsx';
import type { VisibleProfile } from '../contract.ts';
import { firstReason } from '../texts.ts';
import { scoreLabel } from './shared/score-chip.tsx';

interface PeopleRowProps {
  people: readonly VisibleProfile[];
  place: number;
  onShow: (place: number) => void;
}

export function PeopleRow({ people, place, onShow }: PeopleRowProps) {
  return (
    <ul
      aria-label="Choisir une personne"
      className="hidden content-start gap-3 lg:col-start-1 lg:row-start-3 lg:grid"
    >
      {people.map((person, index) => (
        <li
          key={person.id}
          style={{ '--turn': index } as CSSProperties}
          className="animate-rise rounded-card"
        >
          <button
            type="button"
            aria-current={index === place ? 'true' : undefined}
            onClick={() => onShow(index)}
            data-chosen={index === place}
            className={classNames(
              'grid w-full grid-cols-[5.25rem_1fr] items-center gap-3 overflow-hidden rounded-card border-2 bg-carte text-left transition-colors',
              index === place ? 'border-prune' : 'border-filet hover:border-bord',
            )}
          >
            <Portrait firstName={person.firstName} src={person.photoUrl} alt="" className="h-full" />
            <span className="grid min-w-0 gap-0.5 py-3 pr-3">
              <span className="line-clamp-2 font-title text-lg leading-tight font-semibold wrap-anywhere">
                {person.firstName}, {person.age}&nbsp;ans
              </span>
              <span className="line-clamp-3 text-sm leading-snug text-encre-2">
                {firstReason(person.reasons)}
              </span>
              <span className="mt-1 text-sm leading-tight font-semibold text-prune">
                {scoreLabel(person.compatibility)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
