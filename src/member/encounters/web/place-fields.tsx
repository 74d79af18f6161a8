import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { chipStyle } from '#ui/chip-choice.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Check } from '#ui/light-icons.tsx';
import { type PlaceKind, placesInTurn } from '../rules.ts';
import { placeQuestion } from '../texts.ts';
import type { useEncounter } from './use-encounter.ts';

interface PlaceFieldsProps {
  pair: Pick<NonNullable<ReturnType<typeof useEncounter>>, 'sharedActivities' | 'pairGender'>;
  value: PlaceKind;
  onChange: (kind: PlaceKind) => void;
}

/** Kinds of place, those for shared activities first; a click shows the others. */
export function PlaceFields({ pair: { sharedActivities, pairGender }, value, onChange }: PlaceFieldsProps) {
  const { first, others } = placesInTurn(sharedActivities);
  const [shows, setShows] = useState(others.includes(value));
  const question = placeQuestion(sharedActivities, pairGender);
  return (
    <Fieldset
      role="radiogroup"
      legend="Où&#8239;?"
      hint={`${question ? `${question} ` : ''}Toujours un lieu public, d’où l’on repart facilement.`}
    >
      {() => (
        <div className="flex flex-wrap gap-2.5">
          {(shows ? [...first, ...others] : first).map((kind) => (
            <label key={kind} className={chipStyle}>
              <input
                type="radio"
                name="place"
                value={kind}
                checked={value === kind}
                onChange={() => onChange(kind)}
                className="sr-only"
              />
              {value === kind ? (
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0" />
              ) : null}
              {kind}
            </label>
          ))}
          {shows ? null : (
            <Button variant="quiet" size="small" onClick={() => setShows(true)}>
              Autres lieux
            </Button>
          )}
        </div>
      )}
    </Fieldset>
  );
}
