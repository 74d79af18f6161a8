import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { DEALBREAKERS, type Dealbreaker } from '../../rules.ts';
import { DEALBREAKER_NAMES } from './dealbreaker-names.ts';

interface DealbreakersFieldProps {
  value: readonly Dealbreaker[];
  onChange: (value: Dealbreaker[]) => void;
}

export function DealbreakersField({ value, onChange }: DealbreakersFieldProps) {
  return (
    <Fieldset
      legend="Mes critères non négociables"
      optional
      hint="Cela joue dans les deux sens et ne s’affiche nulle part. Une réponse encore ouverte convient toujours."
    >
      {() => (
        <div className="grid gap-1">
          {DEALBREAKERS.map((dealbreaker) => (
            <Checkbox
              key={dealbreaker}
              checked={value.includes(dealbreaker)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(DEALBREAKERS.filter((one) => (one === dealbreaker ? checked : value.includes(one))))
              }
            >
              {DEALBREAKER_NAMES[dealbreaker]}
            </Checkbox>
          ))}
        </div>
      )}
    </Fieldset>
  );
}
