import { ACTIVITIES, DISTANCE_MAX, SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Filters } from '../contract.ts';

interface CandidateFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** An incomplete number filters nothing. */
export function CandidateFilters({ filters, onChange }: CandidateFiltersProps) {
  const change = (some: Filters) => onChange({ ...filters, ...some });
  const number = (name: 'minAge' | 'maxAge' | 'withinKm', label: string, least: number, most: number) => (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={least}
      max={most}
      onChange={({ target }) =>
        change({ [name]: target.value && target.validity.valid ? target.valueAsNumber : undefined })
      }
    />
  );
  return (
    <search aria-label="Filtres">
      <form
        onReset={() => onChange({})}
        className="grid grid-cols-3 items-end gap-3 rounded-card bg-lin p-4 lg:grid-cols-[6rem_6rem_7rem_minmax(0,11rem)_minmax(0,1fr)_auto]"
      >
        {number('minAge', 'Âge, de', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
        {number('maxAge', 'à', SEARCH_AGE_MIN, SEARCH_AGE_MAX)}
        {number('withinKm', 'Km, au plus', 1, DISTANCE_MAX)}
        <SelectField
          label="Enfants"
          className="max-lg:col-span-3 sm:max-lg:col-span-1"
          placeholder="Peu importe"
          choices={CHILDREN}
          onChange={({ target }) =>
            change({ children: CHILDREN.find(({ value }) => value === target.value)?.value })
          }
        />
        <SelectField
          label="Aime"
          placeholder="Peu importe"
          className="max-lg:col-span-3 sm:max-lg:col-span-2"
          choices={ACTIVITIES.map((activity) => ({ value: activity, label: activity }))}
          onChange={({ target }) =>
            change({ activity: ACTIVITIES.find((activity) => activity === target.value) })
          }
        />
        {Object.values(filters).some(Boolean) ? (
          <Button type="reset" variant="quiet" size="small">
            Tout effacer
          </Button>
        ) : null}
      </form>
    </search>
  );
}

const CHILDREN = [
  { value: 'yes', label: 'A des enfants' },
  { value: 'no', label: 'Sans enfant' },
] as const;
