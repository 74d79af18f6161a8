import type { ReactNode, Ref } from 'react';
import { type Activity, MAX_ACTIVITIES } from '#member/profile/rules.ts';
import { type Chip, ChipChoice } from '#ui/chip-choice.tsx';

interface ActivityChipsProps {
  legend: ReactNode;
  hint: ReactNode;
  chips: readonly Chip<Activity>[];
  value: readonly Activity[];
  onChange: (activities: readonly Activity[]) => void;
  missing: boolean;
  className?: string;
  /** First chip, for focus on error. */
  ref?: Ref<HTMLInputElement>;
}

export function ActivityChips({ value, missing, ...choice }: ActivityChipsProps) {
  return (
    <ChipChoice
      {...choice}
      value={value}
      max={MAX_ACTIVITIES}
      counter={choicesLeft(MAX_ACTIVITIES - value.length)}
      error={missing ? 'Choisissez au moins une activité' : undefined}
    />
  );
}

function choicesLeft(left: number): string {
  return `${left} choix ${left > 1 ? 'restants' : 'restant'}`;
}
