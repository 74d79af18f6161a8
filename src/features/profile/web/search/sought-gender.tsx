import type { Ref } from 'react';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import type { Gender } from '../../rules.ts';
import { GENDER_CHOICES } from '../edit/gender-names.ts';

interface SoughtGenderProps {
  value: Gender | null;
  onChange: (gender: Gender) => void;
  error: string | undefined;
  /** Surrounds the cards, so that a form can lead to the first. */
  ref: Ref<HTMLDivElement>;
}

/** « Je recherche »: a woman or a man. */
export function SoughtGender({ value, onChange, error, ref }: SoughtGenderProps) {
  return (
    <div ref={ref}>
      <ChoiceCards
        name="preferred_gender"
        legend="Je recherche"
        columns={2}
        choices={GENDER_CHOICES}
        value={value}
        onValueChange={onChange}
        error={error}
      />
    </div>
  );
}
