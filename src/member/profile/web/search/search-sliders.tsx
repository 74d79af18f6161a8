import { LabelledSlider } from '#ui/labelled-slider.tsx';
import {
  DISTANCE_SLIDER,
  nearestDistanceStep,
  SEARCH_AGE_MAX,
  SEARCH_AGE_MIN,
  withMaxAge,
  withMinAge,
} from '../../rules.ts';
import type { SearchDraft } from './search-sentence.ts';

const years = (age: number) => `${age} ans`;
const kilometres = (distance: number) => `${distance} km`;

interface SearchSlidersProps {
  search: SearchDraft;
  onChange: (search: SearchDraft) => void;
}

export function SearchSliders({ search, onChange }: SearchSlidersProps) {
  const step = nearestDistanceStep(search.max_distance);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <LabelledSlider
          label="Âge minimum"
          min={SEARCH_AGE_MIN}
          max={SEARCH_AGE_MAX}
          value={search.min_age}
          valueText={years}
          onChange={(age) => onChange(withMinAge(search, age))}
        />
        <LabelledSlider
          label="Âge maximum"
          min={SEARCH_AGE_MIN}
          max={SEARCH_AGE_MAX}
          value={search.max_age}
          valueText={years}
          onChange={(age) => onChange(withMaxAge(search, age))}
        />
      </div>
      <LabelledSlider
        label="Distance maximum"
        hint={
          step === search.max_distance
            ? 'À vol d’oiseau, depuis votre ville.'
            : `Votre réglage actuel, ${kilometres(search.max_distance)}, reste tel quel tant que vous ne déplacez pas ce curseur.`
        }
        {...DISTANCE_SLIDER}
        value={step}
        valueText={kilometres}
        onChange={(max_distance) => onChange({ ...search, max_distance })}
      />
    </>
  );
}
