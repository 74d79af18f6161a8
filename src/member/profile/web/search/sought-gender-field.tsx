import type { Ref } from 'react';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import type { SoughtGender as Sought } from '../../rules.ts';
import { SOUGHT_CHOICES } from '../edit/personal-words.ts';

interface SoughtGenderProps {
  value: Sought | null;
  onChange: (gender: Sought) => void;
  error: string | undefined;
  /** Wrapper that a form scrolls to. */
  ref: Ref<HTMLDivElement>;
}

export function SoughtGenderField({ value, onChange, error, ref }: SoughtGenderProps) {
  return (
    <div ref={ref}>
      <ChoiceCards
        name="preferred_gender"
        legend="Je recherche"
        columns={3}
        choices={SOUGHT_CHOICES}
        value={value}
        onValueChange={onChange}
        error={error}
      />
    </div>
  );
}
